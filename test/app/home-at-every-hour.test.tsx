import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { productOf } from '../../src/adapters/mock/sample-data';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { sample as cookiesSample } from '../../src/app/profiles/cookies/sample';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';
import { sample as homeKitchenSample } from '../../src/app/profiles/home-kitchen/sample';
import { shopPromise, type ShopPromise } from '../../src/domain/orders/shop-promise';
import { addDays } from '../../src/domain/shared/calendar-date';
import { orderDays, shopMoment, type ShopMoment } from '../../src/domain/shop/shop-moment';
import type { ShopProfile } from '../../src/domain/shop/shop-profile';
import { HeroSlide } from '../../src/ui/home/hero-slide';
import { everyHourOfAWeek } from '../support/week';

type Moment = Pick<ShopMoment, 'today' | 'open'> & { readonly promise: ShopPromise };

function slideTexts({ hero }: ShopProfile): readonly string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      {hero.map((slide, position) => (
        <HeroSlide
          key={slide.title}
          slide={slide}
          promise="The promise"
          takesOrders
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
function isTrue(sentence: string, { today, open, promise }: Moment): boolean {
  const text = sentence.replaceAll('\u00a0', ' ');
  const [day] = promise.days;
  const saysTomorrow = /\b(tomorrow|tonight|by \d+ [AP]M)\b/i.test(text);
  const saysToday = /\b(today|same day)\b/i.test(text);
  const comesToday = day === today || promise.sooner.length > 0;
  const isOfNow = !text.includes("while we're open") || open.kind === 'open';
  return (
    !/\bdinner\b/i.test(text) &&
    (!saysTomorrow || day === addDays(today, 1)) &&
    (!saysToday || !isOfNow || (comesToday && open.kind === 'open'))
  );
}

describe.each([
  ['Second Batch', cookies, cookiesSample],
  ['Tiffin Lane', homeKitchen, homeKitchenSample],
])('home page of %s at every hour of a week', (_name, shop, sample) => {
  const moments = everyHourOfAWeek(shop.timeZone).flatMap((now): readonly Moment[] => {
    const { today, open, ...moment } = shopMoment(now, shop);
    const menu = sample.products.map((item) => productOf(sample, item, orderDays({ today, open, ...moment }, shop)));
    const promise = shopPromise(menu, 'DELIVERY', { today, open, ...moment }, shop);
    return promise ? [{ today, open, promise }] : [];
  });
  const untrue = (texts: readonly string[]) => texts.filter((text) => !moments.every((moment) => isTrue(text, moment)));

  it('title and lead of each slide are true, and the first says what is promised', () => {
    const texts = slideTexts(shop);
    expect(texts[1]).toBe('The promise');
    expect(moments).toHaveLength(2 * 7 * 24);
    expect(untrue(texts)).toEqual([]);
  });

  it('facts and the points of About are true', () => {
    const texts = [...shop.facts.map(({ title, text }) => `${title}: ${text}`), ...shop.about.points];
    expect(untrue(texts)).toEqual([]);
  });
});
