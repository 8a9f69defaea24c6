import type { Category, Product } from '../../domain/menu/product';
import { categoryNamed, dietaryLabelNamed } from '../../domain/menu/product';
import { addDays, type CalendarDate } from '../../domain/shared/calendar-date';
import { fromDollars } from '../../domain/shared/money';
import { paths } from '../../domain/shared/paths';
import type { OrderDays } from '../../domain/shop/shop-moment';
import type { PictureSource, ShopProfile } from '../../domain/shop/shop-profile';

/** An item of the sample catalog, as in its JSON file. */
export interface SampleProduct {
  /** The pictures have this name too. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** Dollars. */
  readonly price: number;
  readonly rating: number;
  readonly description: string;
  /** The alt text of its picture. */
  readonly alt: string;
  /** Missing if the kitchen has not stated them. */
  readonly ingredients?: readonly string[] | undefined;
  readonly allergens?: readonly string[] | undefined;
  readonly dietary?: readonly string[] | undefined;
  readonly popular?: boolean | undefined;
  readonly new?: boolean | undefined;
  readonly quantityAvailable?: number | undefined;
  /** 0 is the same day; default 1. */
  readonly deliverableInDays?: number | undefined;
}

interface SampleDelivery {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly postalCode: string;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly instructions?: string | undefined;
}

/** An order of the sample data, as in its JSON file. A missing field is missing in the service's reply too. */
export interface SampleOrder {
  readonly id: string;
  /** In upper or lower case. */
  readonly status: string;
  readonly statusMessage?: string | undefined;
  readonly fulfillmentType?: string | undefined;
  readonly items?:
    readonly { readonly itemId: string; readonly quantity: number; readonly size?: string | undefined }[] | undefined;
  /** Minutes before now; negative is in the future. */
  readonly minutesAgo?:
    | {
        readonly created?: number | undefined;
        readonly updated?: number | undefined;
        readonly scheduled?: number | undefined;
        readonly promised?: number | undefined;
      }
    | undefined;
  readonly discountPercent?: number | undefined;
  /** Dollars. */
  readonly deliveryFee?: number | undefined;
  readonly tip?: number | undefined;
  /** Dollars; for an order without items. */
  readonly total?: number | undefined;
  readonly delivery?: SampleDelivery | undefined;
}

/** The customer that a visitor of the demo signs in as. */
export interface DemoCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Only valid in the demo. */
  readonly password: string;
}

/** What the mock services know about the shop. */
export type MockShop = Pick<
  ShopProfile,
  'timeZone' | 'currency' | 'pricing' | 'area' | 'hours' | 'closedOn' | 'orderingWindow' | 'arrivalWindows'
>;

/** The initial data of a shop's mock backend. */
export interface SampleData {
  /** In menu order. */
  readonly categories: readonly string[];
  readonly products: readonly SampleProduct[];
  /** Loaded on first use: the home page needs no orders. */
  loadOrders(): Promise<readonly SampleOrder[]>;
  /** The city of the addresses in the sample orders. */
  readonly city?: string;
  readonly demoCustomer: DemoCustomer;
  /** Prefix of order ids: `SB` for SB-20481. */
  readonly orderPrefix: string;
  /** The path of the home page, where the shop is in a folder of its origin: `/shop/`. */
  readonly base?: string;
}

export function categoryOf(sample: SampleData, name: string): Category {
  return categoryNamed(name, String(sample.categories.indexOf(name) + 1));
}

export function productOf(sample: SampleData, item: SampleProduct, days: OrderDays): Product {
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: fromDollars(item.price),
    picture: pictureOf(item, sample.base),
    rating: item.rating,
    category: categoryOf(sample, item.category),
    isPopular: item.popular ?? false,
    isNew: item.new ?? false,
    deliverableOn: deliveryDay(item, days),
    ...(item.dietary ? { dietaryLabels: item.dietary.map((name) => dietaryLabelNamed(name)) } : {}),
    ...(item.ingredients ? { ingredients: item.ingredients } : {}),
    ...(item.allergens ? { allergens: item.allergens } : {}),
    ...(item.quantityAvailable === undefined ? {} : { quantityAvailable: item.quantityAvailable }),
  };
}

/** Never a day whose orders are over. */
function deliveryDay({ deliverableInDays = 1 }: SampleProduct, { sameDay, nextDay }: OrderDays): CalendarDate {
  return deliverableInDays === 0 ? sameDay : addDays(nextDay, deliverableInDays - 1);
}

function pictureOf({ id, alt }: SampleProduct, base: string = paths.home): PictureSource {
  const file = `${base}products/${id}`;
  const variants = (format: string) => `${file}-320.${format} 320w, ${file}-640.${format} 640w`;
  return {
    src: `${file}-320.webp`,
    alt,
    avif: variants('avif'),
    webp: variants('webp'),
    width: 640,
    height: 640,
  };
}
