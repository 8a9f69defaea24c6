import { specifiedNumbers } from '../../domain/shop/shop-numbers';

interface Locale {
  /** BCP 47: en-US. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** One locale for the whole page: formatting functions need no shop. */
let shopLocale: Locale = specifiedNumbers;

export function setLocale({ locale, currency }: Locale): void {
  shopLocale = { locale, currency };
}

export function writtenLocale(): Locale {
  return shopLocale;
}

/** A format that is made on first use, and again for another locale. */
export function inLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { readonly locale: string; readonly format: Format } | undefined;
  return () => {
    const { locale } = shopLocale;
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}
