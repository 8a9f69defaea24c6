import { dietaryLabels } from '../domain/menu/product';
import { highestPrice, readPrice } from '../domain/shared/money';
import { fields, listOf, matching, oneOf, optional, passing, text, wholeNumber } from '../domain/shop/field-check';
import type { Check } from '../domain/shop/field-check';
import type { DemoCustomer, SampleData, SampleProduct } from '../adapters/mock/sample-data';

/** A sentence for every field of a sample catalogue that is missing or wrong, with its name. */
export function validateSample(raw: Partial<SampleData>): readonly string[] {
  const catalogue = fields<SampleData>({
    categories: listOf(text),
    products: listOf(product(raw.categories ?? [])),
    loadOrders: passing((value) => typeof value === 'function', 'a function'),
    demoCustomer: fields<DemoCustomer>({ firstName: text, lastName: text, email: text, phone: text, password: text }),
    orderPrefix: text,
  });
  return [...catalogue(raw, ''), ...repeated(raw.products ?? [])];
}

const product = (categories: readonly string[]) =>
  fields<SampleProduct>({
    id: matching(/^[a-z0-9-]+$/, 'a name of small letters, digits and hyphens'),
    name: text,
    category: oneOf(categories),
    price: passing((value) => readPrice(value) !== undefined, `a number of dollars from 0 to ${highestPrice}`),
    rating: passing((value) => typeof value === 'number' && value >= 0 && value <= 5, 'a number from 0 to 5'),
    description: text,
    alt: text,
    ingredients: anyNumberOf(text),
    allergens: anyNumberOf(text),
    dietary: anyNumberOf(oneOf(dietaryLabels.map(({ name }) => name))),
    popular: optional(yesOrNo),
    new: optional(yesOrNo),
    quantityAvailable: optional(wholeNumber(0)),
    deliverableInDays: optional(wholeNumber(0)),
  });

const yesOrNo = passing((value) => typeof value === 'boolean', 'true or false');

function anyNumberOf(item: Check): Check {
  return (value, at) => (Array.isArray(value) && value.length === 0 ? [] : listOf(item)(value, at));
}

/** Two dishes of one id would be one in the cart. */
function repeated(products: SampleData['products']): readonly string[] {
  const ids = products.map(({ id }) => id);
  return ids.flatMap((id, position) =>
    ids.indexOf(id) < position
      ? [`products[${position}].id must be another than products[${ids.indexOf(id)}].id.`]
      : [],
  );
}
