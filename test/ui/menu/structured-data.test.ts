import type { Bakery, Menu, Restaurant, WithContext } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { businessData, menuData } from '../../../src/ui/menu/structured-data';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { queryMenu, allItems } from '../../../src/domain/menu/menu-query';
import { categoryNamed, dietaryLabelNamed } from '../../../src/domain/menu/product';
import { fromDollars } from '../../../src/domain/shared/money';
import { profile as cookies } from '../../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../../src/app/profiles/home-kitchen/profile';
import { aDay, aProduct } from '../../support/builders';

const menuOf = (...products: Parameters<typeof indexMenu>[0]) =>
  queryMenu(indexMenu(products), allItems, new Set()).groups;

describe('structured data', () => {
  // The types come from schema.org: an unknown property fails the type check.
  it('describes the cookie shop as a bakery and the home kitchen as a restaurant', () => {
    const bakery: WithContext<Bakery> = businessData({ ...cookies, businessType: 'Bakery' as const });
    const restaurant: WithContext<Restaurant> = businessData({ ...homeKitchen, businessType: 'Restaurant' as const });
    expect(bakery['@type']).toEqual(cookies.businessType);
    expect(restaurant['@type']).toEqual(homeKitchen.businessType);
  });

  it('has the address of the place of pickup, and pictures', () => {
    const data: WithContext<Bakery> = businessData({ ...cookies, businessType: 'Bakery' as const });
    expect(data.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1420 Elm Street',
      addressLocality: 'Dallas',
      addressRegion: 'TX',
      postalCode: '75202',
      addressCountry: 'USA',
    });
    expect(businessData(cookies).image).toHaveLength(cookies.hero.length);
    const { pickup: _pickup, ...withoutPickup } = cookies;
    expect(businessData(withoutPickup)).not.toHaveProperty('address');
  });

  it('lists the opening hours by day', () => {
    const shop = { ...cookies, hours: [{ from: 'Sat', to: 'Sun', opens: 8, closes: 24 } as const] };
    expect(businessData(shop).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday', 'Sunday'], opens: '08:00', closes: '23:59' },
    ]);
  });

  it('hours past midnight and half hours are written by the clock', () => {
    const shop = { ...cookies, hours: [{ from: 'Fri', to: 'Fri', opens: 17.5, closes: 26 } as const] };
    expect(businessData(shop).openingHoursSpecification).toMatchObject([{ opens: '17:30', closes: '02:00' }]);
  });

  it('lists the days on which the shop is closed', () => {
    const data: WithContext<Bakery> = businessData({
      ...cookies,
      businessType: 'Bakery' as const,
      closedOn: [aDay('2026-11-26')],
    });
    expect(data.specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-26',
        validThrough: '2026-11-26',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it("prices of the menu are in the shop's currency", () => {
    const menu = menuData({ ...cookies, currency: 'EUR' }, menuOf(aProduct({ price: fromDollars(6.5) })));
    expect(menu.hasMenuSection[0]?.hasMenuItem[0]?.offers).toMatchObject({ price: '6.50', priceCurrency: 'EUR' });
  });

  it('lists the menu in its sections, with price and picture', () => {
    const samosa = aProduct({
      name: 'Samosa',
      price: fromDollars(6.5),
      category: categoryNamed('Snacks'),
      picture: { src: '/products/samosa.webp', alt: '' },
    });
    const menu: WithContext<Menu> = menuData(cookies, menuOf(samosa));
    expect(menu).toMatchObject({
      hasMenuSection: [
        {
          name: 'Snacks',
          hasMenuItem: [
            {
              name: 'Samosa',
              image: `${cookies.siteUrl}/products/samosa.webp`,
              offers: { price: '6.50', priceCurrency: 'USD' },
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['Vegan', ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet']],
    ['Dairy-Free', ['https://schema.org/LowLactoseDiet']],
    ['Sugar-Free', undefined],
    ['Nut-Free', undefined],
  ])('promises no more for %s than the label does', (label, diets) => {
    const menu = menuData(cookies, menuOf(aProduct({ dietaryLabels: [dietaryLabelNamed(label)] })));
    expect(menu.hasMenuSection[0]?.hasMenuItem[0]).toHaveProperty('name');
    expect(menu.hasMenuSection[0]?.hasMenuItem[0]?.suitableForDiet).toEqual(diets);
  });

  it('promises a vegetarian item once, and nothing for one with meat', () => {
    const suits = (...dishes: readonly Parameters<typeof aProduct>[0][]) =>
      menuData(cookies, menuOf(...dishes.map((dish) => aProduct(dish)))).hasMenuSection[0]?.hasMenuItem[0]
        ?.suitableForDiet;
    expect(suits({ isVegetarian: true })).toEqual(['https://schema.org/VegetarianDiet']);
    expect(suits({ isVegetarian: true, dietaryLabels: [dietaryLabelNamed('Vegan')] })).toEqual([
      'https://schema.org/VegetarianDiet',
      'https://schema.org/VeganDiet',
    ]);
    expect(suits({ isVegetarian: false })).toBeUndefined();
  });

  it('has no ratings', () => {
    expect(JSON.stringify([businessData(cookies), menuData(cookies, menuOf(aProduct()))])).not.toMatch(/rating/i);
  });
});
