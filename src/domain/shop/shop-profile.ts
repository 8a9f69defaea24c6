import type { OpeningHours, OrderingWindow } from './opening-hours';

/** A picture in the sizes and formats there are of it. `src` alone is enough. */
export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  /** `srcset` of AVIF and WebP variants. */
  readonly avif?: string;
  readonly webp?: string;
  /** Intrinsic pixels, so that nothing moves when the picture arrives. */
  readonly width?: number;
  readonly height?: number;
}

export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureSource;
}

export interface TextSection {
  readonly heading: string;
  /** Paragraphs; a list of strings is a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
}

/** The shop's own words on privacy and terms: long, and read by few, so they are apart from its profile. */
export interface LegalTexts {
  readonly privacy: LegalText;
  readonly terms: LegalText;
}

export interface LegalText {
  /** ISO day of the last change. */
  readonly updated: string;
  readonly inShort: readonly string[];
  readonly sections: readonly TextSection[];
}

/** What the order service calls the parts of an address. */
export type OrderDialect = 'lines' | 'street';

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube';

export interface MarkShape {
  /** SVG path data. */
  readonly path: string;
  readonly tone: 'a' | 'b';
  /** Draws the line of the path this wide instead of filling it. */
  readonly strokeWidth?: number;
}

/** Everything in which one shop differs from another. Data only: no screen and no use-case asks which shop it is in. */
export interface ShopProfile {
  readonly name: string;
  /** Where the shop is found on the web, without a slash at the end: canonical addresses start with it. */
  readonly siteUrl: string;
  /** One sentence: footer and page description. */
  readonly tagline: string;
  /** The block of tokens.css to wear. */
  readonly theme: string;
  /** The logo, drawn on 32 x 32 in the theme's two mark colours, back to front. */
  readonly mark: readonly MarkShape[];
  /** The same two colours where no style sheet reaches: the icon of the tab and of a phone's home screen. */
  readonly markColors: { readonly a: string; readonly b: string };
  /** schema.org type that describes the shop truthfully. */
  readonly businessType: 'Bakery' | 'Restaurant';
  readonly cuisine: string;
  /** The colour a phone paints around the page, for light and dark. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly hero: readonly Slide[];
  readonly facts: readonly {
    readonly icon: 'clock' | 'snack' | 'place';
    readonly title: string;
    readonly text: string;
  }[];
  readonly about: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
    /** Three, the large one first; decoration beside the words. */
    readonly pictures: readonly PictureSource[];
  };
  /** The sentence under the heading of the menu preview. */
  readonly menuIntro: string;
  readonly contact: {
    /** As people read it: (214) 555-0142. */
    readonly phone: string;
    /** As a telephone dials it: +12145550142. */
    readonly phoneDial: string;
    readonly phoneHours: OpeningHours;
    readonly email: string;
    readonly emailNote: string;
    readonly area: string;
    readonly areaNote: string;
    /** Beside the contact form, where the shop has one. */
    readonly messageIntro: string;
    /** Shown with every failed checkout. */
    readonly supportEmail: string;
  };
  readonly hours: OpeningHours;
  readonly orderingWindow: OrderingWindow;
  /** The sentence about the ordering window on top of the home page. */
  readonly orderingNotice: string;
  /** IANA name; days and hours are the shop's in every customer's time zone. */
  readonly timeZone: string;
  readonly delivery: { readonly areaHint: string; readonly pickupHint: string };
  /** An unset network is shown as not available. */
  readonly social: { readonly [Network in SocialNetwork]?: string };
  /** An unset link is shown as not available. */
  readonly feedbackFormUrl?: string;
  readonly newsletterText: string;
  /** The menu's categories while the menu service cannot name them, in menu order. */
  readonly defaultCategories: readonly string[];
  readonly flags: { readonly emailAccounts: boolean; readonly contactForm: boolean };
  readonly orderDialect: OrderDialect;
}
