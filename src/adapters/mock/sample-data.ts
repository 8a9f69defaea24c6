import { type Category, type Product, categoryNamed, dietaryLabelNamed } from '../../domain/menu/product';
import { addDays, type CalendarDate } from '../../domain/shared/calendar-date';
import { fromDollars } from '../../domain/shared/money';
import { paths } from '../../domain/shared/paths';
import { present } from '../../domain/shared/present';
import type { OrderDays } from '../../domain/shop/shop-moment';
import type { PictureSource, ShopProfile } from '../../domain/shop/shop-profile';

export interface SampleProduct {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** In dollars. */
  readonly price: number;
  readonly rating: number;
  readonly description: string;
  readonly alt: string;
  readonly ingredients?: readonly string[] | undefined;
  readonly allergens?: readonly string[] | undefined;
  readonly dietary?: readonly string[] | undefined;
  readonly isVegetarian?: boolean | undefined;
  readonly portion?: string | undefined;
  readonly spiceLevel?: number | undefined;
  readonly popular?: boolean | undefined;
  readonly new?: boolean | undefined;
  readonly quantityAvailable?: number | undefined;
  /** 0 is the same day. The default is 1. */
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

/** Amounts are in dollars. The service's reply lacks the fields that are unset here. */
export interface SampleOrder {
  readonly id: string;
  readonly status: string;
  readonly statusMessage?: string | undefined;
  readonly fulfillmentType?: string | undefined;
  readonly items?:
    readonly { readonly itemId: string; readonly quantity: number; readonly size?: string | undefined }[] | undefined;
  /** The order was placed so many minutes ago. In the night it was placed the evening before. */
  readonly minutesAgo?:
    | {
        readonly created?: number | undefined;
        readonly updated?: number | undefined;
      }
    | undefined;
  readonly discountPercent?: number | undefined;
  readonly deliveryFee?: number | undefined;
  readonly tip?: number | undefined;
  readonly total?: number | undefined;
  readonly delivery?: SampleDelivery | undefined;
  readonly unlisted?: boolean | undefined;
}

export interface DemoCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

export type MockShop = Pick<
  ShopProfile,
  'timeZone' | 'currency' | 'pricing' | 'area' | 'hours' | 'closedOn' | 'orderingWindow' | 'arrivalWindows'
>;

export interface SampleData {
  readonly categories: readonly string[];
  readonly products: readonly SampleProduct[];
  loadOrders(): Promise<readonly SampleOrder[]>;
  readonly city?: string;
  readonly demoCustomer: DemoCustomer;
  readonly orderPrefix: string;
  readonly base?: string;
}

export function categoryOf(sample: SampleData, name: string): Category {
  return categoryNamed(name, String(sample.categories.indexOf(name) + 1));
}

export function productOf(sample: SampleData, item: SampleProduct, days: OrderDays): Product {
  return present({
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
    dietaryLabels: item.dietary?.map((name) => dietaryLabelNamed(name)),
    isVegetarian: item.isVegetarian,
    portion: item.portion,
    spiceLevel: item.spiceLevel,
    ingredients: item.ingredients,
    allergens: item.allergens,
    quantityAvailable: item.quantityAvailable,
  });
}

function deliveryDay({ deliverableInDays = 1 }: SampleProduct, { sameDay, nextDay }: OrderDays): CalendarDate {
  return deliverableInDays === 0 ? sameDay : addDays(nextDay, deliverableInDays - 1);
}

function pictureOf({ id, alt }: SampleProduct, base: string = paths.home): PictureSource {
  const file = `${base}products/${id}`;
  return {
    src: `${file}-320.webp`,
    alt,
    srcSet: [320, 640].map((width) => `${file}-${width}.avif ${width}w`).join(', '),
    large: `${file}-1408.avif 1408w`,
    width: 320,
    height: 320,
  };
}
