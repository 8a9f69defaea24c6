import * as z from 'zod';
import { parseCalendarDate, type CalendarDate } from '../../domain/shared/calendar-date';
import { isEmail } from '../../domain/shared/email';
import { isTimeZone } from '../../domain/shared/local-time';
import { hasCents } from '../../domain/shared/money';
import type {
  HourWindow,
  LegalText,
  LegalTexts,
  MarkShape,
  PictureSource,
  ShopProfile,
  Slide,
  TextSection,
} from '../../domain/shop/shop-profile';
import { area, locale, pickup, pricing } from './shop-number-schemas';
import {
  after,
  errorsOf,
  exactly,
  fields,
  nonEmptyList,
  matching,
  mustBe,
  oneOf,
  hourInQuarters,
  httpsUrl,
  text,
  wholeNumber,
  yesOrNo,
} from './field-schemas';
import { dayWithOverlap, weekdays, type HoursRow } from '../../domain/shop/opening-hours';

const hoursRow = fields<HoursRow>({
  from: oneOf(weekdays),
  to: oneOf(weekdays),
  opens: hourInQuarters(0, 23.75),
  closes: hourInQuarters(0.25, 30),
}).refine(({ opens, closes }) => opens < closes, after('opens', 'closes'));
const openingHours = nonEmptyList(hoursRow).superRefine((rows, context) => {
  const repeated = dayWithOverlap(rows);
  if (repeated) context.addIssue(`names an hour of ${repeated} twice`);
});

const timeZone = z
  .string(mustBe('a time zone like America/Chicago'))
  .refine(isTimeZone, mustBe('a time zone like America/Chicago'));

const day = z
  .string(mustBe('a day like 2026-11-21'))
  .refine((value): value is CalendarDate => parseCalendarDate(value) !== undefined, mustBe('a day like 2026-11-21'));

export function checkProfile(raw: unknown): readonly string[] {
  return errorsOf(profile, raw, 'The profile');
}

export function checkLegalTexts(raw: unknown): readonly string[] {
  return errorsOf(legalTexts, raw, 'The legal texts');
}

const color = matching(/^#[0-9a-f]{6}$/i, 'a color like #3b1b0f');
const email = z.string(mustBe('an email address')).refine(isEmail, mustBe('an email address'));

const section = fields<TextSection>({
  heading: text,
  body: nonEmptyList(z.union([text, nonEmptyList(text)], mustBe('a text or a list of texts that is not empty'))),
});
const legalText = fields<LegalText>({ updated: day, inShort: nonEmptyList(text), sections: nonEmptyList(section) });
const legalTexts = fields<LegalTexts>({ privacy: legalText, terms: legalText });

const picture = (alt: z.ZodType<string>) =>
  fields<PictureSource>({
    src: matching(/^(\/(?!\/)|https:\/\/[^\s/@]+\/|data:image\/)\S+$/, 'a path that begins with / or an https URL'),
    alt,
    srcSet: text.exactOptional(),
    large: text.exactOptional(),
    width: wholeNumber(1).exactOptional(),
    height: wholeNumber(1).exactOptional(),
  });

const slide = fields<Slide>({
  title: text,
  text: text.exactOptional(),
  shows: z
    .union(
      [z.strictObject({ item: text, called: text }), z.strictObject({ category: text, called: text })],
      mustBe('an item or a category, and what it is called'),
    )
    .exactOptional(),
  picture: picture(text),
});

const windowOf = (from: z.ZodType<number>, to: z.ZodType<number>) =>
  fields<HourWindow>({ from, to }).refine((window) => window.from < window.to, after('from', 'to'));
const orderingWindow = windowOf(hourInQuarters(0, 23.75), hourInQuarters(0.25, 24));
const arrivalWindow = windowOf(wholeNumber(0, 23), wholeNumber(1, 24));

const profile = fields<ShopProfile>({
  name: text,
  siteUrl: matching(/^https:\/\/[^\s/@]+$/, 'an https URL without a slash at the end'),
  tagline: text,
  theme: matching(/^[a-z][a-z0-9-]*$/, 'the name of a theme'),
  mark: nonEmptyList(
    fields<MarkShape>({
      path: text,
      tone: oneOf(['a', 'b']),
      strokeWidth: z.number(mustBe('a number above 0')).positive(mustBe('a number above 0')).exactOptional(),
    }),
  ),
  markColors: fields<ShopProfile['markColors']>({ a: color, b: color }),
  businessType: oneOf(['Bakery', 'Restaurant']),
  cuisine: text,
  words: fields<ShopProfile['words']>({ item: text, items: text, make: text, making: text }),
  themeColor: fields<ShopProfile['themeColor']>({ light: color, dark: color }),
  hero: exactly(5, slide),
  facts: exactly(
    3,
    fields<ShopProfile['facts'][number]>({
      icon: oneOf(['place', 'shipping', 'snack', 'allergens']),
      title: text,
      text,
    }),
  ),
  about: fields<ShopProfile['about']>({
    title: text,
    paragraphs: nonEmptyList(text),
    points: nonEmptyList(text),
    pictures: exactly(3, picture(z.string(mustBe('a text, if only an empty one')))),
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
  closedOn: z.array(day, mustBe('a list of days')).exactOptional(),
  notice: text.exactOptional(),
  orderingWindow,
  arrivalWindows: z.strictObject({ DELIVERY: arrivalWindow, PICKUP: arrivalWindow }).exactOptional(),
  orderingNotice: text,
  timeZone,
  locale,
  currency: matching(/^[A-Z]{3}$/, 'a currency like USD'),
  pricing,
  area,
  pickup: pickup.exactOptional(),
  delivery: fields<ShopProfile['delivery']>({ areaHint: text, pickupHint: text }),
  social: fields<ShopProfile['social']>({
    instagram: httpsUrl.exactOptional(),
    facebook: httpsUrl.exactOptional(),
    youtube: httpsUrl.exactOptional(),
  }),
  feedbackFormUrl: httpsUrl.exactOptional(),
  crossContact: text.exactOptional(),
  newsletterText: text,
  defaultCategories: nonEmptyList(text),
  dozen: wholeNumber(2, 99).exactOptional(),
  flags: fields<ShopProfile['flags']>({
    emailAccounts: yesOrNo,
    contactForm: yesOrNo,
    goesWith: yesOrNo,
    showUnratedStars: yesOrNo.exactOptional(),
  }),
  orderDialect: oneOf(['lines', 'street']),
}).refine(({ currency, pricing: { smallestAmount = 1 } }) => hasCents(currency) || smallestAmount % 100 === 0, {
  path: ['pricing', 'smallestAmount'],
  error: 'must be a multiple of 100, because the currency has no cents',
});
