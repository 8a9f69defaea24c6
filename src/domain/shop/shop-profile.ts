import type { CalendarDate } from '../shared/calendar-date';
import type { OpeningHours, OrderingWindow } from './opening-hours';
import type { PickupPlace, Pricing, ServedArea } from './shop-numbers';

/** A picture and its other sizes and formats. `src` alone is enough. */
export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  /** `srcset` of AVIF and WebP variants. */
  readonly avif?: string;
  readonly webp?: string;
  /** Intrinsic pixels; they prevent a layout shift. */
  readonly width?: number;
  readonly height?: number;
}

export interface Slide {
  readonly title: string;
  readonly text: string;
  /** The text holds only for orders before the ordering window ends. */
  readonly untilCutoff?: true;
  /** What the slide shows, which its button opens; the menu if unset. */
  readonly shows?: { readonly item: string } | { readonly category: string };
  readonly picture: PictureSource;
}

/** Whole hours of a day in the shop's time zone: `{ from: 11, to: 13 }`. */
export interface HourWindow {
  readonly from: number;
  readonly to: number;
}

export interface TextSection {
  readonly heading: string;
  /** Paragraphs; a list of strings is a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
}

/** Separate from the profile, because they are long and rarely read. */
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

/** How the order service names the parts of an address. */
export type OrderDialect = 'lines' | 'street';

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube';

export interface MarkShape {
  /** SVG path data. */
  readonly path: string;
  readonly tone: 'a' | 'b';
  /** Strokes the path with this width instead of filling it. */
  readonly strokeWidth?: number;
}

/** Everything that differs between shops. Data only: no screen and no use-case asks which shop it is in. */
export interface ShopProfile {
  readonly name: string;
  /** Without a slash at the end: canonical URLs start with it. */
  readonly siteUrl: string;
  /** One sentence: footer and page description. */
  readonly tagline: string;
  /** The name of a `data-theme` block in tokens.css. */
  readonly theme: string;
  /** The logo, drawn on 32 x 32 in the theme's two mark colors, back to front. */
  readonly mark: readonly MarkShape[];
  /** The same two colors for the icons in the tab and on a phone's home screen, which style sheets cannot reach. */
  readonly markColors: { readonly a: string; readonly b: string };
  /** schema.org type. */
  readonly businessType: 'Bakery' | 'Restaurant';
  readonly cuisine: string;
  /** The color a phone paints around the page. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly hero: readonly Slide[];
  readonly facts: readonly {
    readonly icon: 'place' | 'shipping' | 'snack' | 'allergens';
    readonly title: string;
    readonly text: string;
  }[];
  readonly about: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
    /** Three, the large one first; decorative. */
    readonly pictures: readonly PictureSource[];
  };
  /** The sentence under the heading of the menu preview. */
  readonly menuIntro: string;
  readonly contact: {
    /** As displayed: (214) 555-0142. */
    readonly phone: string;
    /** As dialed: +12145550142. */
    readonly phoneDial: string;
    readonly phoneHours: OpeningHours;
    readonly email: string;
    readonly emailNote: string;
    readonly area: string;
    readonly areaNote: string;
    /** Beside the contact form. */
    readonly messageIntro: string;
    /** Shown with every failed checkout. */
    readonly supportEmail: string;
  };
  readonly hours: OpeningHours;
  /** Days on which the shop is closed, whatever its hours. The settings of a page may add more. */
  readonly closedOn?: readonly CalendarDate[];
  /** The owner's notice, at the top of every page. */
  readonly notice?: string;
  readonly orderingWindow: OrderingWindow;
  /** The sentence about the ordering window, at the top of the home page. */
  readonly orderingNotice: string;
  /** The hours in which orders come, or are ready for pickup. Unset: only the day is promised. */
  readonly arrivalWindows?: { readonly DELIVERY: HourWindow; readonly PICKUP: HourWindow };
  /** IANA name. Opening hours and the ordering window are in this zone. */
  readonly timeZone: string;
  /** BCP 47: en-US. For dates, numbers and amounts. */
  readonly locale: string;
  /** ISO 4217. An order's own currency takes precedence. */
  readonly currency: string;
  readonly pricing: Pricing;
  readonly area: ServedArea;
  readonly delivery: { readonly areaHint: string; readonly pickupHint: string };
  /** A shop without one offers no Pickup. */
  readonly pickup?: PickupPlace;
  /** An unset network is shown as not available. */
  readonly social: { readonly [Network in SocialNetwork]?: string };
  /** An unset link is shown as not available. */
  readonly feedbackFormUrl?: string;
  /** The sentence about traces of other allergens, under each item's allergens. */
  readonly crossContact?: string;
  readonly newsletterText: string;
  /** The menu's categories in `fallback` mode where the menu service cannot name them, in menu order. */
  readonly defaultCategories: readonly string[];
  readonly flags: { readonly emailAccounts: boolean; readonly contactForm: boolean };
  readonly orderDialect: OrderDialect;
}
