import type { CalendarDate } from '../shared/calendar-date';
import type { OpeningHours, OrderingWindow } from './opening-hours';
import type { PickupPlace, Pricing, ServedArea } from './shop-numbers';

export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  /** AVIF files with their widths, as in HTML. */
  readonly srcSet?: string;
  /** One more file of the set. Only the item dialog and the slides use it. */
  readonly large?: string;
  /** The size of `src` in pixels. */
  readonly width?: number;
  readonly height?: number;
}

export interface Slide {
  readonly title: string;
  /** If it is unset, the slide says for which day an order placed now is promised. */
  readonly text?: string;
  /** The slide's button, like `See the biryani`, opens this item. If it is unset, `Order Food` opens the menu. */
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

/** These texts are loaded apart, because they are long and rarely read. */
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
  /** Canonical URLs start with it. It has no final slash. */
  readonly siteUrl: string;
  readonly tagline: string;
  /** A `data-theme` block in tokens.css. */
  readonly theme: string;
  /** Paths on 32 x 32 in the theme's two mark colors, from back to front. */
  readonly mark: readonly MarkShape[];
  /** These colors are for icons, which style sheets cannot reach. */
  readonly markColors: { readonly a: string; readonly b: string };
  readonly businessType: 'Bakery' | 'Restaurant';
  readonly cuisine: string;
  /** The kitchen's words as they are inside sentences, like `dish`, `dishes`, `cook` and `cooking`. */
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
  /** On these days the shop takes no orders, whatever its hours are. A page's settings may add days. */
  readonly closedOn?: readonly CalendarDate[];
  readonly notice?: string;
  readonly orderingWindow: OrderingWindow;
  readonly orderingNotice: string;
  /** The hours in which orders come or are ready. If they are unset, only the day is promised. */
  readonly arrivalWindows?: { readonly DELIVERY: HourWindow; readonly PICKUP: HourWindow };
  readonly timeZone: string;
  readonly locale: string;
  readonly currency: string;
  readonly pricing: Pricing;
  readonly area: ServedArea;
  readonly delivery: { readonly areaHint: string; readonly pickupHint: string };
  /** If it is unset, the shop offers delivery only. */
  readonly pickup?: PickupPlace;
  /** If a URL is unset, the network is not shown. */
  readonly social: { readonly [Network in SocialNetwork]?: string };
  /** If it is unset, the form is shown as not available. */
  readonly feedbackFormUrl?: string;
  readonly crossContact?: string;
  readonly newsletterText: string;
  /** The categories that `fallback` mode shows while the menu service is down, in menu order. */
  readonly defaultCategories: readonly string[];
  /** Where people buy by the dozen, the cart counts up to this. If it is unset, the cart counts nothing. */
  readonly dozen?: number;
  readonly flags: {
    /** Shows the specification's 4.5 for dishes without a rating. The default is true. */
    readonly showUnratedStars?: boolean;
    readonly emailAccounts: boolean;
    readonly contactForm: boolean;
    /** The cart suggests what goes with it. */
    readonly goesWith: boolean;
  };
  readonly orderDialect: OrderDialect;
}
