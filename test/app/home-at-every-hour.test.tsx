import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { productOf } from '../../src/adapters/mock/sample-data';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { sample as cookiesSample } from '../../src/app/profiles/cookies/sample';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';
import { sample as homeKitchenSample } from '../../src/app/profiles/home-kitchen/sample';
import { shopPromise, type ShopPromise } from '../../src/domain/menu/shop-promise';
import { addDays } from '../../src/domain/shared/calendar-date';
import { orderDays, shopMoment } from '../../src/domain/shop/shop-moment';
import type { ShopProfile } from '../../src/domain/shop/shop-profile';
import { formatDay } from '../../src/ui/format/format-date';
import { HeroSlide } from '../../src/ui/home/hero-slide';
import { everyHourOfAWeek } from '../support/week';

function slideTexts({ hero }: ShopProfile, promise: ShopPromise | undefined): readonly string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      {hero.map((slide, position) => (
        <HeroSlide
          key={slide.title}
          slide={slide}
          promise={promise}
          hasNothing={false}
          position={position}
          count={hero.length}
          shown
          moves={false}
        />
      ))}
    </MemoryRouter>,
  );
  return [...page.querySelectorAll('h2, .hero__lead')].map(({ textContent }) => textContent);
}

/** Whether a sentence of the home page is true at a moment that promises this. */
function isTrue(sentence: string, { day, today, sooner, open }: ShopPromise): boolean {
  const text = sentence.replaceAll('\u00a0', ' ');
  const [written = formatDay(day)] = /\b[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/.exec(text) ?? [];
  const saysTomorrow = /\b(tomorrow|tonight|by \d+ [AP]M)\b/i.test(text);
  const saysToday = /\b(today|same day)\b/i.test(text);
  const comesToday = day === today || sooner.length > 0;
  const isOfNow = !text.includes("while we're open") || open.kind === 'open';
  return (
    written === formatDay(day) &&
    (!saysTomorrow || day === addDays(today, 1)) &&
    (!saysToday || !isOfNow || (comesToday && open.kind === 'open'))
  );
}

describe.each([
  ['Second Batch', cookies, cookiesSample],
  ['Tiffin Lane', homeKitchen, homeKitchenSample],
])('home page of %s at every hour of a week', (_name, shop, sample) => {
  const promises = new Map<string, ShopPromise>();
  for (const now of everyHourOfAWeek(shop.timeZone)) {
    const moment = shopMoment(now, shop);
    const menu = sample.products.map((item) => productOf(sample, item, orderDays(moment, shop)));
    const promise = shopPromise(menu, moment, shop);
    promises.set(JSON.stringify(promise), promise);
  }
  const untrue = (textsOf: (promise: ShopPromise) => readonly string[]) => {
    const found = [...promises.values()].flatMap((promise) =>
      textsOf(promise).filter((text) => !isTrue(text, promise)),
    );
    return [...new Set(found)];
  };

  it('title and lead of each slide are true', () => {
    expect(untrue((promise) => slideTexts(shop, promise))).toEqual([]);
  });

  it('title and lead of each slide are true before the shop has looked at the clock', () => {
    const texts = slideTexts(shop, undefined);
    expect(untrue(() => texts)).toEqual([]);
  });

  it('facts and the points of About are true', () => {
    const texts = [...shop.facts.map(({ title, text }) => `${title}: ${text}`), ...shop.about.points];
    expect(untrue(() => texts)).toEqual([]);
  });

  it('a slide follows the cutoff: tomorrow before it, the day of its promise after it', () => {
    expect(promises.size).toBeGreaterThan(7);
    for (const promise of promises.values()) {
      const expected = promise.orderBy === undefined ? `Order now for ${formatDay(promise.day)}.` : 'Order by 9 PM';
      expect(slideTexts(shop, promise).some((text) => text.startsWith(expected))).toBe(true);
    }
  });
});
