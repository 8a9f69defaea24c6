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

export function inLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { readonly locale: string; readonly format: Format } | undefined;
  return () => {
    const { locale } = shopLocale;
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}
