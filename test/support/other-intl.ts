import { vi } from 'vitest';

/**
 * A browser may write as one of these, whichever locale a script names: with other orders, separators, digits and calendars.
 * Only what a script asks for in its options is certain.
 */
export const otherLocales = ['en-US', 'de-DE', 'ar-SA-u-ca-islamic-umalqura-nu-arab', 'th-TH-u-ca-buddhist-nu-thai'];

/** Until `vi.unstubAllGlobals`, dates are written as in this locale, whichever a script names. */
export function writeDatesAsIn(locale: string): void {
  class OtherDateTimeFormat extends Intl.DateTimeFormat {
    constructor(_locales?: unknown, options?: Intl.DateTimeFormatOptions) {
      super(locale, options);
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: OtherDateTimeFormat } }));
}
