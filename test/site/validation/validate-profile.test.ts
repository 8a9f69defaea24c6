import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../../src/app/profiles/home-kitchen/profile';
import { legal } from '../../../src/app/profiles/cookies/legal';
import { legal as homeKitchenLegal } from '../../../src/app/profiles/home-kitchen/legal';
import { checkLegalTexts, checkProfile } from '../../../src/site/validation/profile-schema';

const { name: _name, ...nameless } = profile;
const [firstSlide] = profile.hero;
const everyDay = { from: 'Mon', to: 'Sun', opens: 7, closes: 21 };

describe('profile validation', () => {
  it.each([profile, homeKitchen])('accepts $name', (shipped) => {
    expect(checkProfile(shipped)).toEqual([]);
  });

  it.each([legal, homeKitchenLegal])('accepts the legal texts', (shipped) => {
    expect(checkLegalTexts(shipped)).toEqual([]);
  });

  it.each([
    [{ ...legal, privacy: { ...legal.privacy, sections: [] } }, 'privacy.sections must be a list that is not empty.'],
    [{ ...legal, terms: { ...legal.terms, updated: '2026-02-30' } }, 'terms.updated must be a day like 2026-11-21.'],
  ])('names the field of a wrong legal text', (raw, sentence) => {
    expect(checkLegalTexts(raw)).toEqual([sentence]);
  });

  it('accepts a closed afternoon and a night past midnight', () => {
    const hours = [
      { ...everyDay, opens: 11.5, closes: 14.5 },
      { ...everyDay, opens: 17, closes: 26 },
    ];
    expect(checkProfile({ ...profile, hours })).toEqual([]);
  });

  it('accepts missing and present optional fields', () => {
    const set = {
      social: { instagram: 'https://instagram.com/second.batch' },
      feedbackFormUrl: 'https://forms.example/f?id=1',
    };
    expect(checkProfile({ ...profile, ...set })).toEqual([]);
  });

  it.each([
    ['a missing name', nameless, 'name is missing: it must be a text.'],
    ['an empty text', { ...profile, tagline: ' ' }, 'tagline must be a text.'],
    [
      'an example that only begins with a postal code',
      { ...profile, area: { ...profile.area, postalCode: { ...profile.area.postalCode, example: '752011' } } },
      'area.postalCode.example must fit area.postalCode.pattern.',
    ],
    ['an unknown field', { ...profile, feedbackFormURL: 'x' }, 'feedbackFormURL is not a field.'],
    [
      'a closed day that does not exist',
      { ...profile, closedOn: ['2026-02-30'] },
      'closedOn[0] must be a day like 2026-11-21.',
    ],
    ['a slide too few', { ...profile, hero: profile.hero.slice(1) }, 'hero must be a list of 5.'],
    [
      'a picture without an alt text',
      { ...profile, hero: [{ ...firstSlide, picture: { src: '/a.webp', alt: '' } }, ...profile.hero.slice(1)] },
      'hero[0].picture.alt must be a text.',
    ],
    [
      'an unknown icon',
      { ...profile, facts: profile.facts.map((fact, position) => (position === 1 ? { ...fact, icon: 'bike' } : fact)) },
      'facts[1].icon must be one of place, shipping, snack, allergens.',
    ],
    ['no hours', { ...profile, hours: [] }, 'hours must be a list that is not empty.'],
    [
      'an hour that does not exist',
      { ...profile, hours: [{ ...everyDay, closes: 20.1 }] },
      'hours[0].closes must be an hour like 11 or 11.5 from 0.25 to 30.',
    ],
    [
      'closing before opening',
      { ...profile, hours: [{ ...everyDay, opens: 21, closes: 7 }] },
      'hours[0].closes must be after hours[0].opens.',
    ],
    [
      'rows of a day that overlap',
      { ...profile, hours: [everyDay, { ...everyDay, from: 'Sat', opens: 20 }] },
      'hours names an hour of Sat twice.',
    ],
    [
      'a night that ends after the next opening',
      { ...profile, hours: [{ ...everyDay, opens: 1, closes: 26 }] },
      'hours names an hour of Mon twice.',
    ],
    [
      'an unknown weekday',
      { ...profile, hours: [{ ...everyDay, to: 'Sunday' }] },
      'hours[0].to must be one of Mon, Tue, Wed, Thu, Fri, Sat, Sun.',
    ],
    [
      'an ordering window that ends before it begins',
      { ...profile, orderingWindow: { from: 21, to: 16 } },
      'orderingWindow.to must be after orderingWindow.from.',
    ],
    [
      'a time zone that does not exist',
      { ...profile, timeZone: 'Texas/Dallas' },
      'timeZone must be a time zone like America/Chicago.',
    ],
    [
      'a social link without https',
      { ...profile, social: { facebook: 'http://facebook.com/a' } },
      'social.facebook must be an https URL.',
    ],
    [
      'a script for a link',
      { ...profile, feedbackFormUrl: 'javascript:alert(1)' },
      'feedbackFormUrl must be an https URL.',
    ],
    [
      'a link that names a user',
      { ...profile, feedbackFormUrl: 'https://shop@evil.example/' },
      'feedbackFormUrl must be an https URL.',
    ],
    [
      'a site URL with a slash at the end',
      { ...profile, siteUrl: 'https://a.example/' },
      'siteUrl must be an https URL without a slash at the end.',
    ],
    ['no categories', { ...profile, defaultCategories: [] }, 'defaultCategories must be a list that is not empty.'],
    [
      'a malformed email address',
      { ...profile, contact: { ...profile.contact, supportEmail: 'support' } },
      'contact.supportEmail must be an email address.',
    ],
    [
      'a phone number that cannot be dialed',
      { ...profile, contact: { ...profile.contact, phoneDial: '214' } },
      'contact.phoneDial must be a number to dial like +12145550142.',
    ],
    [
      'a color by name',
      { ...profile, themeColor: { light: 'white', dark: '#000000' } },
      'themeColor.light must be a color like #3b1b0f.',
    ],
    [
      'a flag that is neither on nor off',
      { ...profile, flags: { ...profile.flags, contactForm: 'off' } },
      'flags.contactForm must be true or false.',
    ],
    [
      'an included tax of no percent',
      { ...profile, pricing: { ...profile.pricing, taxPercent: 0, includedTax: { name: 'VAT', percent: 0 } } },
      'pricing.includedTax.percent must be a percentage above 0 and up to 50.',
    ],
    [
      'an included tax above half the price',
      { ...profile, pricing: { ...profile.pricing, taxPercent: 0, includedTax: { name: 'VAT', percent: 50.1 } } },
      'pricing.includedTax.percent must be a percentage above 0 and up to 50.',
    ],
    [
      'an included tax without a name',
      { ...profile, pricing: { ...profile.pricing, taxPercent: 0, includedTax: { name: ' ', percent: 20 } } },
      'pricing.includedTax.name must be a text.',
    ],
    [
      'a tax both added and included',
      { ...profile, pricing: { ...profile.pricing, taxPercent: 8, includedTax: { name: 'VAT', percent: 20 } } },
      'pricing.taxPercent must be 0 if pricing.includedTax is set.',
    ],
    [
      'taxes in hundredths of a yen',
      { ...profile, currency: 'JPY' },
      'pricing.smallestAmount must be a multiple of 100, because the currency has no cents.',
    ],
    [
      'no dial codes',
      { ...profile, area: { ...profile.area, dialCodes: [] } },
      'area.dialCodes[0] is missing: it must be a group of fields.',
    ],
    [
      'a dial code without its plus',
      { ...profile, area: { ...profile.area, dialCodes: [{ code: '49', label: '+49 (DE)', lengths: [10, 11] }] } },
      'area.dialCodes[0].code must be a dial code like +61.',
    ],
    ['an unknown order dialect', { ...profile, orderDialect: 'rows' }, 'orderDialect must be one of lines, street.'],
  ])('names the field of %s', (_what, raw, sentence) => {
    expect(checkProfile(raw)).toEqual([sentence]);
  });

  it.each([
    ['javascript:alert(1)', false],
    ['http://a.example/a.webp', false],
    ['//a.example/a.webp', false],
    ['a.webp', false],
    ['/products/a.webp', true],
    ['https://a.example/a.webp', true],
    ['data:image/webp;base64,UklGRg==', true],
  ])('accepts %s as the URL of a picture: %s', (src, isTaken) => {
    const slide = { ...firstSlide, picture: { src, alt: 'A cookie.' } };
    expect(checkProfile({ ...profile, hero: [slide, ...profile.hero.slice(1)] })).toEqual(
      isTaken ? [] : ['hero[0].picture.src must be a path that begins with / or an https URL.'],
    );
  });

  it.each([undefined, null, 'cookies', 7])('refuses %j', (raw) => {
    expect(checkProfile(raw)).toEqual(['The profile must be a group of fields.']);
  });

  it('names every field of an empty profile', () => {
    expect(checkProfile({}).length).toBeGreaterThan(20);
  });
});
