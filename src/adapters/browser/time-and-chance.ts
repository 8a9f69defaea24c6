import type { Cancel, Clock, Randomness, Timers } from '../../domain/shared/ports';

// A rule reads neither clock nor chance by itself, so that a test can decide both.

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

let readZone: { readonly offset: number; readonly name: string } | undefined;

/**
 * The name is read once, because reading it takes a slow phone 2 ms and a list asks for it in each row. It is read again
 * when the offset has changed, because the customer may have traveled.
 */
export function deviceTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (readZone?.offset !== offset) readZone = { offset, name: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return readZone.name;
}

export class WindowTimers implements Timers {
  after(milliseconds: number, work: () => void): Cancel {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  }
}

type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

export class CryptoRandomness implements Randomness {
  constructor(private readonly source: RandomSource) {}

  /** Browsers offer `randomUUID` only on https pages. */
  uuid(): string {
    if (this.source.randomUUID) return this.source.randomUUID();
    const bytes = this.source.getRandomValues(new Uint8Array(16));
    const hex = Array.from(bytes, (byte, position) => marked(byte, position).toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}

/** RFC 9562 puts the version, 4, into byte 6 and the variant, 1, into byte 8. */
function marked(byte: number, position: number): number {
  if (position === 6) return (byte & 0x0f) | 0x40;
  return position === 8 ? (byte & 0x3f) | 0x80 : byte;
}
