import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { isDayWithoutTime, parseCalendarDate, toUtcMidnight, type Moment } from '../../domain/shared/calendar-date';
import { cents, fromDollars, type Cents } from '../../domain/shared/money';
import { displayText } from '../../domain/shared/display-text';
import { secureUrl } from './secure-url';

// The Content-Security-Policy forbids generated code.
z.config({ jitless: true });

/** The value is undefined if the field is missing, null or unreadable. */
export function optional<Output>(schema: z.ZodMiniType<Output>) {
  return otherwise(stated(schema), undefined);
}

function stated<Output>(schema: z.ZodMiniType<Output>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );
}

/** Reads other forms of a boolean, such as `"no"`. An unreadable one is false, because the dish may not be available. */
export const lenientFlag = otherwise(stated(z.pipe(z.transform(readFlag), z.boolean())), false);

/** Reads a count that is written as a text, too. An unreadable one is 0, because the dish may not be available. */
export const lenientCount = otherwise(stated(z.pipe(z.transform(readCount), z.number())), 0);

function readFlag(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (/^(?:true|yes|y|1)$/i.test(text)) return true;
  return /^(?:false|no|n|0)$/i.test(text) ? false : undefined;
}

function readCount(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

export function lenientArray<Output>(row: z.ZodMiniType<Output>) {
  const readable = z.pipe(
    row,
    z.transform((value): Output | undefined => value),
  );
  return z.pipe(
    z.array(otherwise(readable, undefined)),
    z.transform((rows) => rows.filter((value) => value !== undefined)),
  );
}

/** Counts the unreadable rows. The reply is invalid if no row is readable. */
export function rowsOf<Output>(row: z.ZodMiniType<Output>) {
  const read = z.pipe(
    row,
    z.transform((value): { readonly value: Output } | undefined => ({ value })),
  );
  return z.pipe(
    z
      .array(otherwise(read, undefined))
      .check(z.refine((rows) => rows.length === 0 || rows.some((one) => one !== undefined))),
    z.transform((all) => {
      const rows = all.flatMap((one) => (one ? [one.value] : []));
      return { rows, unreadable: all.length - rows.length };
    }),
  );
}

/** JSON can carry a lone surrogate, a URL cannot. */
export const loneSurrogate = /\p{Surrogate}/u;

export const id = z.pipe(
  z.union([
    z.string().check(
      z.minLength(1),
      z.refine((text) => !loneSurrogate.test(text)),
    ),
    z.number(),
  ]),
  z.transform(String),
);

/** The limit is in dollars. Far above it cents are no longer exact. */
const maxAmount = 1e9;
export const price = z.number().check(z.gte(0), z.lte(maxAmount));
const signedAmount = z.pipe(z.number().check(z.gte(-maxAmount), z.lte(maxAmount)), z.transform(fromDollars));
export const amount = z.pipe(z.number().check(z.gte(0), z.lte(maxAmount)), z.transform(fromDollars));
export const optionalAmount = z.pipe(
  optional(signedAmount),
  z.custom<Cents | undefined>((value) => !(typeof value === 'number' && value < 0)),
);
/** Some services write a negative discount. */
export const discountAmount = optional(
  z.pipe(
    signedAmount,
    z.transform((value): Cents => cents(Math.abs(value))),
  ),
);

export const sentence = z.pipe(
  z.string(),
  z.transform((raw: string) => displayText(raw)),
);

/** Between these years, every time zone writes a four-digit year. */
const firstYear = 1;
const lastYear = 9998;

const dateTime = z.string().register(z.globalRegistry, { format: 'date-time' });

/** A time that a service wrote without a zone, given as if it were UTC. */
export interface ZonelessTime {
  readonly asUtc: Date;
}

/** Returns undefined for an invalid date, and for the years 0 and 9999, by which services mean never. */
export const writtenTime = z.pipe(
  dateTime,
  z.transform((written) => {
    const time = readTime(written.trim());
    return time && isInYears(yearOf(time)) ? time : undefined;
  }),
);

/**
 * A time without a zone is UTC.
 * @public Tested alone, because `instant` makes a day a time.
 */
export const moment = z.pipe(
  writtenTime,
  z.transform((time) => (isZoneless(time) ? time.asUtc : time)),
);

export const instant = z.pipe(
  moment,
  z.transform((time) => (typeof time === 'string' ? toUtcMidnight(time) : time)),
);

export function isZoneless(time: Moment | ZonelessTime | undefined): time is ZonelessTime {
  return typeof time === 'object' && 'asUtc' in time;
}

/** Databases write times nearly as ISO 8601 does: with a blank for the T, a zone without minutes, the second 60. */
const likeIso = /^(\d{4}-\d\d-\d\d)[t\s]+(\d\d:\d\d)(?::(\d\d(?:\.\d+)?))?\s*(z|[+-]\d\d)?:?(\d\d)?$/i;
const namesZone = /gmt|utc|[ecmp][sd]t|:\d\d ?[+-]/i;

/** Other forms are read as browsers read them, but never in the zone of the device. */
function readTime(written: string): Moment | ZonelessTime | undefined {
  if (isDayWithoutTime(written)) return parseCalendarDate(written);
  const [, day, time, second = '00', zone, minutes = '00'] = likeIso.exec(written) ?? [];
  const iso = `${day}T${time}:${second.replace(/^60/, '59')}`;
  if (zone) return new Date(iso + (zone.length > 1 ? `${zone}:${minutes}` : 'Z'));
  if (day) return { asUtc: new Date(`${iso}Z`) };
  if (namesZone.test(written)) return new Date(written);
  const asUtc = new Date(`${written} UTC`);
  if (Number.isNaN(asUtc.getTime())) return undefined;
  return written.includes(':') ? { asUtc } : parseCalendarDate(asUtc.toISOString());
}

function yearOf(time: Moment | ZonelessTime): number {
  if (typeof time === 'string') return Number(time.slice(0, 4));
  return (isZoneless(time) ? time.asUtc : time).getUTCFullYear();
}

function isInYears(year: number): boolean {
  return year >= firstYear && year <= lastYear;
}

export const done = z.pipe(
  z.nullish(z.object({ successResponse: optional(z.boolean()) })),
  z.transform(() => undefined),
);

/** A URL that `secureUrl` does not take is unreadable. */
export function pictureUrl(baseUrl: string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((path: string) => secureUrl(path, baseUrl)),
    ),
    z.string(),
  );
}
