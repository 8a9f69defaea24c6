import type { CalendarDate } from '../shared/calendar-date';
import type { OpeningHours, OrderingWindow } from './opening-hours';
import type { PickupPlace, Pricing, ServedArea } from './shop-numbers';

export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  /** AVIF files with their widths, as in HTML. */
  readonly srcSet?: string;
  /** One more file of the set, for the item dialog and the slides alone. */
  readonly large?: string;
  /** Of `src`, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

export interface Slide {
  readonly title: string;
  /** Unset: for which day an order placed now is promised. */
  readonly text?: string;
  /** The slide's button opens it, and is called `See the biryani`. Default: `Order Food` opens the menu. */
  readonly shows?: ({ readonly item: string } | { readonly category: string }) & { readonly called: string };
  readonly picture: PictureSource;
}

export interface HourWindow {
  readonly from: number;
  readonly to: number;
}

export interface TextSection {
  readonly heading: string;
  /** A list of strings is a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
}

/** Loaded apart, because the texts are long and rarely read. */
export interface LegalTexts {
  readonly privacy: LegalText;
  readonly terms: LegalText;
}

export interface LegalText {
  readonly updated: string;
  readonly inShort: readonly string[];
  readonly sections: readonly TextSection[];
}

export type OrderDialect = 'lines' | 'street';

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube';

export interface MarkShape {
  readonly path: string;
  readonly tone: 'a' | 'b';
  readonly strokeWidth?: number;
}

export interface ShopProfile {
  readonly name: string;
  /** Without a final slash: canonical URLs start with it. */
  readonly siteUrl: string;
  readonly tagline: string;
  /** A `data-theme` block in tokens.css. */
  readonly theme: string;
  /** 32 x 32, in the theme's two mark colors, back to front. */
  readonly mark: readonly MarkShape[];
  /** For icons, which style sheets cannot reach. */
  readonly markColors: { readonly a: string; readonly b: string };
  readonly businessType: 'Bakery' | 'Restaurant';
  readonly cuisine: string;
  /** The kitchen's words, inside sentences: `dish`, `dishes`, `cook`, `cooking`. */
  readonly words: {
    readonly item: string;
    readonly items: string;
    readonly make: string;
    readonly making: string;
  };
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
    readonly pictures: readonly PictureSource[];
  };
  readonly menuIntro: string;
  readonly contact: {
    readonly phone: string;
    readonly phoneDial: string;
    readonly phoneHours: OpeningHours;
    readonly email: string;
    readonly emailNote: string;
    readonly area: string;
    readonly areaNote: string;
    readonly messageIntro: string;
    readonly supportEmail: string;
  };
  readonly hours: OpeningHours;
  /** Days without orders, whatever the hours. A page's settings may add days. */
  readonly closedOn?: readonly CalendarDate[];
  readonly notice?: string;
  readonly orderingWindow: OrderingWindow;
  readonly orderingNotice: string;
  /** The hours in which orders come or are ready. Unset: only the day is promised. */
  readonly arrivalWindows?: { readonly DELIVERY: HourWindow; readonly PICKUP: HourWindow };
  readonly timeZone: string;
  readonly locale: string;
  readonly currency: string;
  readonly pricing: Pricing;
  readonly area: ServedArea;
  readonly delivery: { readonly areaHint: string; readonly pickupHint: string };
  /** Unset: the shop offers delivery only. */
  readonly pickup?: PickupPlace;
  /** Unset: the network is shown as not available. */
  readonly social: { readonly [Network in SocialNetwork]?: string };
  /** Unset: the form is shown as not available. */
  readonly feedbackFormUrl?: string;
  readonly crossContact?: string;
  readonly newsletterText: string;
  /** The categories of `fallback` mode without a menu service, in menu order. */
  readonly defaultCategories: readonly string[];
  /** What the cart counts up to, where people buy by the dozen. Unset: it counts nothing. */
  readonly dozen?: number;
  readonly flags: {
    /** Shows the specification's 4.5 for dishes that nobody rated. Unset: true. */
    readonly showUnratedStars?: boolean;
    readonly emailAccounts: boolean;
    readonly contactForm: boolean;
    /** The cart suggests what goes with it. */
    readonly goesWith: boolean;
  };
  readonly orderDialect: OrderDialect;
}
