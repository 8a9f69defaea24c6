import { describe, expect, it } from 'vitest';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { sample as cookiesSample } from '../../src/app/profiles/cookies/sample';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';
import { sample as homeKitchenSample } from '../../src/app/profiles/home-kitchen/sample';

describe.each([
  ['Second Batch', cookies, cookiesSample],
  ['Tiffin Lane', homeKitchen, homeKitchenSample],
])('home page of %s', (_name, shop, { products }) => {
  const { hero, facts, about, menuIntro, contact, orderingNotice, newsletterText, tagline } = shop;
  const texts = [
    ...hero.flatMap(({ title, text = [] }) => [title, text]).flat(),
    ...facts.flatMap(({ title, text }) => [title, text]),
    about.title,
    ...about.paragraphs,
    ...about.points,
    menuIntro,
    contact.areaNote,
    contact.emailNote,
    orderingNotice,
    newsletterText,
    tagline,
  ];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.:]) /)).map((text) => text.replace(/[.:]$/, ''));

  it('no sentence stands twice', () => {
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
  });

  it('About names who cooks, and a day in the past', () => {
    const said = about.paragraphs.join(' ');
    expect(said).toMatch(/\b[A-Z][a-z]+ [A-Z][a-z]+ (burned|packed)\b/);
    const day = /[A-Z][a-z]+ \d{1,2}, \d{4}/.exec(said)?.[0] ?? '';
    expect(new Date(day).getTime()).toBeLessThan(new Date('2026-11-25').getTime());
  });

  it('a slide opens the item that it names', () => {
    for (const { title, text = '', picture, shows } of hero) {
      if (!shows || !('item' in shows)) continue;
      const name = products.find(({ id }) => id === shows.item)?.name ?? 'no item';
      const said = `${title} ${text} ${picture.alt}`.toLowerCase();
      const words = name.toLowerCase().split(' ');
      expect(words.filter((word) => said.includes(word))).not.toEqual([]);
    }
  });
});

it('the first slide opens the menu, and each other slide of Tiffin Lane the dish in its picture', () => {
  expect([cookies, homeKitchen].flatMap(({ hero: [first] }) => first?.shows ?? [])).toEqual([]);
  expect(homeKitchen.hero.slice(1).filter(({ shows }) => !shows)).toEqual([]);
});
