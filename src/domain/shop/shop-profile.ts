import type { CalendarDate } from '../shared/calendar-date';
import type { OpeningHours, OrderingWindow } from './opening-hours';
import type { PickupPlace, Pricing, ServedArea } from './shop-numbers';

/** `src` alone is enough. */
export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  readonly avif?: string;
  readonly webp?: string;
  /** Intrinsic pixels prevent a layout shift. */
  readonly width?: number;
  readonly height?: number;
}

export interface Slide {
  readonly title: string;
  readonly text: string;
  /** The text holds only until the ordering window ends. */
  readonly untilCutoff?: true;
  /** What its button opens; default: the menu. */
  readonly shows?: { readonly item: string } | { readonly category: string };
  readonly picture: PictureSource;
}

/** `{ from: 11, to: 13 }` on the shop's clock. */
export interface HourWindow {
  readonly from: number;
  readonly to: number;
}

export interface TextSection {
  readonly heading: string;
  /** A list of strings is a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
}

/** Loaded apart, because they are long and rarely read. */
export interface LegalTexts {
  readonly privacy: LegalText;
  readonly terms: LegalText;
}

export interface LegalText {
  /** ISO day. */
  readonly updated: string;
  readonly inShort: readonly string[];
  readonly sections: readonly TextSection[];
}

export type OrderDialect = 'lines' | 'street';

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube';

export interface MarkShape {
  readonly path: string;
  readonly tone: 'a' | 'b';
  /** Strokes the path instead of filling it. */
  readonly strokeWidth?: number;
}

/** Data only: no screen and no use-case asks which shop it is in. */
export interface ShopProfile {
  readonly name: string;
  /** Without a final slash: canonical URLs start with it. */
  readonly siteUrl: string;
  /** Footer and page description, one sentence. */
  readonly tagline: string;
  /** A `data-theme` block in tokens.css. */
  readonly theme: string;
  /** 32 x 32, in the theme's two mark colors, back to front. */
  readonly mark: readonly MarkShape[];
  /** For icons that style sheets cannot reach. */
  readonly markColors: { readonly a: string; readonly b: string };
  readonly businessType: 'Bakery' | 'Restaurant';
  readonly cuisine: string;
  /** The kitchen's words, inside sentences: `dish`, `cook`, `cooking`. */
  readonly words: { readonly item: string; readonly make: string; readonly making: string };
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
  /** Under the heading of the menu preview. */
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
  /** Whatever the hours. A page's settings may add days. */
  readonly closedOn?: readonly CalendarDate[];
  /** The owner's notice on every page. */
  readonly notice?: string;
  readonly orderingWindow: OrderingWindow;
  /** At the top of the home page. */
  readonly orderingNotice: string;
  /** When orders come or are ready. Unset: only the day is promised. */
  readonly arrivalWindows?: { readonly DELIVERY: HourWindow; readonly PICKUP: HourWindow };
  readonly timeZone: string;
  readonly locale: string;
  readonly currency: string;
  readonly pricing: Pricing;
  readonly area: ServedArea;
  readonly delivery: { readonly areaHint: string; readonly pickupHint: string };
  /** Unset: no Pickup. */
  readonly pickup?: PickupPlace;
  /** Unset: shown as not available. */
  readonly social: { readonly [Network in SocialNetwork]?: string };
  /** Unset: shown as not available. */
  readonly feedbackFormUrl?: string;
  /** About traces of other allergens. */
  readonly crossContact?: string;
  readonly newsletterText: string;
  /** For `fallback` mode without a menu service, in menu order. */
  readonly defaultCategories: readonly string[];
  readonly flags: { readonly emailAccounts: boolean; readonly contactForm: boolean };
  readonly orderDialect: OrderDialect;
}
