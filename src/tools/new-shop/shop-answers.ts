import { isTimeZone } from '../../domain/shared/local-time';
import {
  dayWithOverlap,
  weekdays,
  type HoursRow,
  type OpeningHours,
  type Weekday,
} from '../../domain/shop/opening-hours';
import { countries, type CountryFacts } from './country-facts';
import { taxOf, type ShopTax } from './tax-answer';

export interface ShopAnswers {
  readonly name: string;
  /** The folder's name and VITE_PROFILE: `noodle-bar`. */
  readonly slug: string;
  readonly country: CountryFacts;
  readonly state: string | undefined;
  readonly timeZone: string;
  readonly color: string;
  readonly hours: OpeningHours;
  readonly tax: ShopTax;
}

type TypedAnswers = Readonly<Record<string, string>>;

export interface Question {
  readonly name: string;
  readonly ask: string;
  readonly applies: (typed: TypedAnswers) => boolean;
  readonly check: (answer: string) => string | undefined;
}

const always = () => true;
const known = countries.map(({ name }) => name).join(', ');

export const questions: readonly Question[] = [
  {
    name: 'name',
    ask: 'What is the shop called?',
    applies: always,
    check: (answer) => (slugOf(answer) ? undefined : 'A name has at least one letter from a to z.'),
  },
  {
    name: 'country',
    ask: `In which country does it deliver (${known})?`,
    applies: always,
    check: (answer) => (countryNamed(answer) ? undefined : `The country must be one of ${known}.`),
  },
  {
    name: 'state',
    ask: 'In which state, province or prefecture, as it is written in an address?',
    applies: ({ country = '' }) => countryNamed(country)?.stateLabel !== undefined,
    check: (answer) => (answer.trim() ? undefined : 'Addresses in this country have a state, province or prefecture.'),
  },
  {
    name: 'time-zone',
    ask: 'In which time zone, like Europe/London?',
    applies: always,
    check: (answer) => (isTimeZone(answer.trim()) ? undefined : 'The time zone must be one like Europe/London.'),
  },
  {
    name: 'color',
    ask: 'Which color is its own, like #b3231a?',
    applies: always,
    check: (answer) => (/^#[0-9a-f]{6}$/i.test(answer.trim()) ? undefined : 'The color must be one like #b3231a.'),
  },
  {
    name: 'hours',
    ask: 'When is it open, like Mon-Fri 11:30-14:30, 17-22, Sat-Sun 12-2?',
    applies: always,
    check: (answer) =>
      hoursOf(answer)
        ? undefined
        : 'The hours must be like Mon-Fri 11:30-14:30, 17-22, Sat-Sun 12-2, in quarters of an hour, none twice.',
  },
  {
    name: 'tax',
    ask: 'Which tax do prices include or add, like "VAT 20 included", "sales tax 8 added" or "none"?',
    applies: always,
    check: (answer) =>
      taxOf(answer)
        ? undefined
        : 'The tax must be like VAT 20 included, sales tax 8 added or none, of more than 0 and at most 50 percent.',
  },
];

export function answersOf(typed: TypedAnswers): ShopAnswers {
  const sentences = questions.flatMap(({ name, applies, check }) =>
    applies(typed) ? (check(typed[name] ?? '') ?? []) : [],
  );
  const { name = '', color = '', state, 'time-zone': timeZone = '' } = typed;
  const country = countryNamed(typed.country ?? '');
  const hours = hoursOf(typed.hours ?? '');
  const tax = taxOf(typed.tax ?? '');
  if (sentences.length > 0 || !country || !hours || !tax) throw new Error(sentences.join(' '));
  return {
    name: name.trim(),
    slug: slugOf(name),
    country,
    state: country.stateLabel === undefined ? undefined : state?.trim(),
    timeZone: timeZone.trim(),
    color: color.trim().toLowerCase(),
    hours,
    tax,
  };
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
}

function countryNamed(answer: string): CountryFacts | undefined {
  const wanted = answer.trim().toLowerCase();
  return countries.find(({ name, writtenAs }) => [name, writtenAs].some((known) => known.toLowerCase() === wanted));
}

/** Hours without days belong to the days before them, or to every day. A shop that closes at 2 closes the next day. */
function hoursOf(answer: string): OpeningHours | undefined {
  const rows: HoursRow[] = [];
  for (const part of answer.split(',')) {
    const [, first, last = first, opening = '', closing = ''] =
      /^\s*(?:(\w{3})(?:\s*[-–]\s*(\w{3}))?\s+)?([\d:]+)\s*[-–]\s*([\d:]+)\s*$/.exec(part) ?? [];
    const before = rows.at(-1);
    const from = first === undefined ? (before?.from ?? 'Mon') : weekdayNamed(first);
    const to = last === undefined ? (before?.to ?? 'Sun') : weekdayNamed(last);
    const opens = hourOf(opening);
    const written = hourOf(closing);
    if (!from || !to || opens === undefined || opens === 24 || written === undefined) return undefined;
    const closes = written > opens ? written : written + 24;
    if (closes > maxClosing) return undefined;
    rows.push({ from, to, opens, closes });
  }
  return dayWithOverlap(rows) === undefined ? rows : undefined;
}

/** The latest time is 6 AM of the next day. */
const maxClosing = 30;

function hourOf(text: string): number | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?::(00|15|30|45))?$/.exec(text) ?? [];
  const hour = hours === '' ? Number.NaN : Number(hours) + Number(minutes) / 60;
  return hour <= 24 ? hour : undefined;
}

function weekdayNamed(text = ''): Weekday | undefined {
  return weekdays.find((weekday) => weekday.toLowerCase() === text.toLowerCase());
}
