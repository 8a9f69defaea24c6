import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { momentKeys, type DemoMoment } from '../../../src/demo/moments/demo-moment';
import { momentLink, readMomentLink } from '../../../src/demo/moments/moment-link';

const origin = 'https://demo.example';
const home = new URL(`${origin}/`);

function aMoment(fields: Partial<DemoMoment> = {}): DemoMoment {
  return {
    shop: 'cookies',
    at: '2026-11-20T23:00:00.000Z',
    path: '/menu?sort=price',
    theme: '',
    hour: '17',
    storage: { 'storefront.cart': '{"version":2,"items":[]}', 'storefront.authToken': 'demo.1' },
    ...fields,
  };
}

const fragmentOf = async (moment: DemoMoment) => new URL(await momentLink(moment, home)).hash;
const opened = async (moment: DemoMoment) => readMomentLink(await fragmentOf(moment), 'cookies', origin);

const broken = "This link can't be opened: part of it is missing or was changed.";

/** A link from each release that changed its form: each opens, or says why it does not. */
const releases = [
  [
    '0.1.0',
    '#moment=1.Zc3BbsIwEIThd5mzAccSPaxU9SHaU7scLGchFsSb2ptKKMq7V4Ejt1_zHWZBG3QCIaleszQ4RAMh-PC267pd6L5CIO_J-733_hsOU7QBhMMoZf5I0eSi9f7eJDYt8QYHG2QUEOAw6Fyf1UxrvAhoeaScqxbbp1i3t4XxJ7VlLQwKjpFNxsagn4WRewYxWsnpKrVX7W_CcIwSR3nQ5wtNNafNQjg6xu8ci2W7b8N6WrGu_w',
    '/menu?category=seasonal',
  ],
];

describe('a link to a moment', () => {
  it('opens exactly that moment', async () => {
    expect(await opened(aMoment())).toEqual(aMoment());
  });

  it('has everything in its fragment, and fits 5 KB of storage into 1 KB', async () => {
    const items = Array.from({ length: 100 }, (_, id) => ({ id: `item-${id}`, name: `Cookie No. ${id}`, price: 225 }));
    const link = new URL(await momentLink(withStored({ items }), home));
    expect(link.pathname + link.search).toBe('/');
    expect(link.hash.length).toBeLessThan(1200);
  });

  it('opens on another host, with the payment page of that host', async () => {
    const elsewhere = 'http://localhost:5173';
    const stored = (host: string) => withStored([{ checkoutUrl: `${host}/demo/checkout?orderId=SB-1` }]);
    const moment = await readMomentLink(await fragmentOf(stored(origin)), 'cookies', elsewhere);
    expect(moment).toEqual(stored(elsewhere));
  });

  it.each(releases)('made by release %s still opens', async (_release, fragment, path) => {
    expect(await readMomentLink(fragment, 'cookies', origin)).toMatchObject({ path });
  });

  it('a link to a moment of a newer release says so', async () => {
    const reply = await readMomentLink('#moment=2.abc', 'cookies', origin);
    expect(reply).toBe('This link was made by a newer version of the demo. Reload the page and try again.');
  });

  it('a link to a moment of another shop says so', async () => {
    expect(await opened(aMoment({ shop: 'home-kitchen' }))).toBe(
      'This link belongs to the demo of another shop, home-kitchen.',
    );
  });

  it('a moment holds every stored key but those of the tab, sign-in, panel and reports', () => {
    const files = ['storage', 'mock'].flatMap((folder) =>
      readdirSync(`src/adapters/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(`src/adapters/${folder}/${file}`, 'utf8')),
    );
    const stored = files.flatMap((source) => source.match(/(?<=')storefront\.\w+(?=')/g) ?? []);
    const ofTabs = [
      'storefront.departure',
      'storefront.earlyAdds',
      'storefront.messageDraft',
      'storefront.signInJourney',
      'storefront.session',
      'storefront.inSample',
    ];
    const left = [...ofTabs, 'storefront.demo', 'storefront.reportConsent'];
    expect([...new Set(stored)].filter((key) => !left.includes(key)).toSorted()).toEqual([...momentKeys].toSorted());
  });
});

describe('a hostile link', () => {
  it.each([
    ['nothing', '#moment='],
    ['no version', '#moment=abc'],
    ['a version that is no number', '#moment=one.abc'],
    ['no base64', '#moment=1.$$$'],
    ['no packed text', '#moment=1.AAAA'],
    ['too much', `#moment=1.${'A'.repeat(300_000)}`],
  ])('a hostile link with %s is refused in a sentence', async (_what, fragment) => {
    expect(await readMomentLink(fragment, 'cookies', origin)).toBe(broken);
  });

  it.each([
    ['an unknown key', { ...aMoment(), storage: { 'storefront.signInJourney': '{}' } }],
    ['the prototype', JSON.parse('{"__proto__":{"shop":"cookies"}}')],
    ['an unknown field', { ...aMoment(), run: 'alert(1)' }],
    ['a value that is no text', { ...aMoment(), storage: { 'storefront.cart': { items: [] } } }],
    ['a date that is none', aMoment({ at: 'soon' })],
    ['a path to another host', aMoment({ path: '//evil.example/menu' })],
    ['a path with a backslash', aMoment({ path: '/\\evil.example' })],
    ['a script as path', aMoment({ path: 'javascript:alert(1)' })],
    ['a payment page elsewhere', withStored([{ checkoutUrl: 'https://evil.example/pay' }])],
    ['a picture elsewhere', withStored({ items: [{ image: '//evil.example/track.png' }] })],
    ['an address elsewhere that a browser repairs', withStored({ a: { b: ['https:evil.example'] } })],
    ['5 MB packed into 5 KB', withStored('A'.repeat(5_000_000))],
  ])('a hostile link with %s is refused in a sentence', async (_what, moment) => {
    expect(await opened(moment)).toBe(broken);
  });
});

function withStored(value: unknown): DemoMoment {
  return aMoment({ storage: { 'storefront.cart': JSON.stringify(value) } });
}
