import { toDollars } from '../../domain/shared/money';
import { daysOf, weekdayNames, type HoursRow, type OpeningHours } from '../../domain/shop/opening-hours';
import type { PickupPlace } from '../../domain/shop/shop-numbers';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import type { MenuGroup } from '../../domain/menu/menu-query';
import type { Product } from '../../domain/menu/product';
import { nameKey } from '../../domain/shared/name-list';
import { statedLabels } from '../../domain/menu/stated-labels';
import { present } from '../../domain/shared/present';

const context = 'https://schema.org';

/** schema.org has no diet for sugar-free and nut-free. */
const diets: ReadonlyMap<string, readonly ('VeganDiet' | 'VegetarianDiet' | 'LowLactoseDiet' | 'GlutenFreeDiet')[]> =
  new Map([
    ['vegetarian', ['VegetarianDiet']],
    ['vegan', ['VeganDiet', 'VegetarianDiet']],
    ['dairy-free', ['LowLactoseDiet']],
    ['gluten-free', ['GlutenFreeDiet']],
  ]);

/** The shop has no independent ratings, so it states none. */
export function businessData<Type extends string>(shop: ShopProfile & { readonly businessType: Type }) {
  const { siteUrl } = shop;
  return {
    '@context': context,
    '@type': shop.businessType,
    '@id': `${siteUrl}/#shop`,
    name: shop.name,
    description: shop.tagline,
    url: `${siteUrl}/`,
    telephone: shop.contact.phoneDial,
    email: shop.contact.email,
    areaServed: shop.contact.area,
    ...present({ address: shop.pickup && postalAddress(shop.pickup) }),
    image: shop.hero.map(({ picture }) => absolute(picture.src, siteUrl)),
    servesCuisine: shop.cuisine,
    currenciesAccepted: shop.currency,
    openingHoursSpecification: openingHours(shop.hours),
    ...(shop.closedOn?.length ? { specialOpeningHoursSpecification: shop.closedOn.map(closedDay) } : {}),
    hasMenu: `${siteUrl}/menu`,
  } as const;
}

/** A shop without pickup has no address that customers may come to. */
function postalAddress({ street, city, state, postalCode, country }: PickupPlace) {
  return present({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  } as const);
}

export function menuData(shop: ShopProfile, groups: readonly MenuGroup[]) {
  const { siteUrl } = shop;
  return {
    '@context': context,
    '@type': 'Menu',
    '@id': `${siteUrl}/menu`,
    name: `Today's menu of ${shop.name}`,
    url: `${siteUrl}/menu`,
    hasMenuSection: groups.map(
      ({ category, items }) =>
        ({
          '@type': 'MenuSection',
          name: category.name,
          hasMenuItem: items.map((product) => menuItem(product, shop)),
        }) as const,
    ),
  } as const;
}

function menuItem(product: Product, { siteUrl, currency }: ShopProfile) {
  const stated = [...statedLabels(product), product.category];
  const promised = [...new Set(stated.flatMap(({ name }) => diets.get(nameKey(name)) ?? []))];
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...present({
      description: product.description || undefined,
      image: product.picture && absolute(product.picture.src, siteUrl),
      suitableForDiet: promised.length > 0 ? promised.map((diet) => `${context}/${diet}` as const) : undefined,
    }),
    offers: {
      '@type': 'Offer',
      price: toDollars(product.price).toFixed(2),
      priceCurrency: currency,
      availability: `${context}/InStock`,
    },
  } as const;
}

function openingHours(hours: OpeningHours) {
  return hours.map(
    (row: HoursRow) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(row).map((day) => weekdayNames[day]),
        opens: clockTime(row.opens),
        closes: clockTime(row.closes),
      }) as const,
  );
}

/** Consumers of schema.org data read a day that opens and closes at midnight as closed. */
function closedDay(day: string) {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  } as const;
}

/** schema.org defines `23:59` as the end of the day. */
function clockTime(hour: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return hour === 24 ? '23:59' : `${twoDigits(Math.floor(hour) % 24)}:${twoDigits((hour % 1) * 60)}`;
}

function absolute(url: string, siteUrl: string): string {
  return new URL(url, siteUrl).href;
}
