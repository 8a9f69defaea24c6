import { parseCalendarDate } from '../shared/calendar-date';
import { isEmail } from '../shared/email';
import {
  all,
  anything,
  color,
  exactly,
  fields,
  httpsUrl,
  inOrder,
  listOf,
  matching,
  oneOf,
  optional,
  passing,
  text,
  wholeNumber,
  type Check,
} from './field-check';
import { openingHours, timeZone } from './hours-check';
import type { Slide, LegalText, LegalTexts, MarkShape, PictureSource, ShopProfile, TextSection } from './shop-profile';

/** How many slides the carousel turns. */
const slideCount = 5;
const factCount = 3;
const aboutPictureCount = 3;

/** A sentence for every field of a profile that is missing or wrong, with its name; none for one that a shop can run on. */
export function checkProfile(raw: unknown): readonly string[] {
  if (typeof raw !== 'object' || raw === null) return ['The profile must be a group of fields.'];
  return profile(raw, '');
}

/** The same for the shop's words on privacy and terms. */
export function checkLegalTexts(raw: unknown): readonly string[] {
  return legalTexts(raw, '');
}

const yesOrNo = passing((value) => typeof value === 'boolean', 'true or false');
const email = passing((value) => typeof value === 'string' && isEmail(value), 'an e-mail address');
const day = passing((value) => parseCalendarDate(value) !== undefined, 'a day like 2026-11-21');

const pictureAddress = matching(
  /^(\/(?!\/)|https:\/\/[^\s/@]+\/|data:image\/)\S+$/,
  'a path that begins with / or an https address',
);

const picture = (alt: Check) =>
  fields<PictureSource>({
    src: pictureAddress,
    alt,
    avif: optional(text),
    webp: optional(text),
    width: optional(wholeNumber(1)),
    height: optional(wholeNumber(1)),
  });
const legalText = fields<LegalText>({
  updated: day,
  inShort: listOf(text),
  sections: listOf(
    fields<TextSection>({
      heading: text,
      body: listOf((value, at) => (Array.isArray(value) ? listOf(text) : text)(value, at)),
    }),
  ),
});
const legalTexts = fields<LegalTexts>({ privacy: legalText, terms: legalText });

const profile = fields<ShopProfile>({
  name: text,
  siteUrl: matching(/^https:\/\/[^\s/@]+$/, 'an https address without a slash at the end'),
  tagline: text,
  theme: matching(/^[a-z][a-z0-9-]*$/, 'the name of a theme'),
  mark: listOf(
    fields<MarkShape>({
      path: text,
      tone: oneOf(['a', 'b']),
      strokeWidth: optional(passing(isPositive, 'a number above 0')),
    }),
  ),
  markColors: fields<ShopProfile['markColors']>({ a: color, b: color }),
  businessType: oneOf(['Bakery', 'Restaurant']),
  cuisine: text,
  themeColor: fields<ShopProfile['themeColor']>({ light: color, dark: color }),
  hero: exactly(slideCount, fields<Slide>({ title: text, text, picture: picture(text) })),
  facts: exactly(
    factCount,
    fields<ShopProfile['facts'][number]>({ icon: oneOf(['clock', 'snack', 'place']), title: text, text }),
  ),
  about: fields<ShopProfile['about']>({
    title: text,
    paragraphs: listOf(text),
    points: listOf(text),
    pictures: exactly(aboutPictureCount, picture(anything)),
  }),
  menuIntro: text,
  contact: fields<ShopProfile['contact']>({
    phone: text,
    phoneDial: matching(/^\+[1-9]\d{6,14}$/, 'a number to dial like +12145550142'),
    phoneHours: openingHours,
    email,
    emailNote: text,
    area: text,
    areaNote: text,
    messageIntro: text,
    supportEmail: email,
  }),
  hours: openingHours,
  orderingWindow: all(
    fields<ShopProfile['orderingWindow']>({ from: wholeNumber(0, 23), to: wholeNumber(1, 24) }),
    inOrder('from', 'to'),
  ),
  orderingNotice: text,
  timeZone,
  delivery: fields<ShopProfile['delivery']>({ areaHint: text, pickupHint: text }),
  social: fields<ShopProfile['social']>({
    instagram: optional(httpsUrl),
    facebook: optional(httpsUrl),
    youtube: optional(httpsUrl),
  }),
  feedbackFormUrl: optional(httpsUrl),
  newsletterText: text,
  defaultCategories: listOf(text),
  flags: fields<ShopProfile['flags']>({ emailAccounts: yesOrNo, contactForm: yesOrNo }),
  orderDialect: oneOf(['lines', 'street']),
});

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0;
}
