import { specifiedNumbers } from '../../domain/shop/shop-numbers';

interface Locale {
  readonly locale: string;
  readonly currency: string;
}

/** The page has one locale, so that formatting functions need no shop. */
let shopLocale: Locale = specifiedNumbers;

export function setLocale({ locale, currency }: Locale): void {
  shopLocale = { locale, currency };
}

export function writtenLocale(): Locale {
  return shopLocale;
}

/** Making a format takes a slow phone a millisecond, and a screen uses few of them for many texts. */
export function formatsOf<Options, Format>(Kind: new (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (options: Options): Format => {
    const { locale } = shopLocale;
    const key = JSON.stringify([locale, options]);
    const format = made.get(key) ?? new Kind(locale, options);
    made.set(key, format);
    return format;
  };
}
