import * as z from 'zod';
import type { DemoCustomer, SampleData, SampleProduct } from '../../adapters/mock/sample-data';
import { contradictionOf } from '../../domain/menu/contradiction';
import { dietaryLabels, vegetarian } from '../../domain/menu/product';
import { maxPrice } from '../../domain/shared/money';
import { errorsOf, fields, nonEmptyList, matching, mustBe, oneOf, text, wholeNumber, yesOrNo } from './field-schemas';

export function validateSample(raw: Partial<SampleData>): readonly string[] {
  const products = nonEmptyList(product(raw.categories ?? []).superRefine(refuseContradiction)).superRefine(
    refuseRepeatedIds,
  );
  const catalog = fields<SampleData>({
    categories: nonEmptyList(text),
    products,
    loadOrders: z.custom<SampleData['loadOrders']>((value) => typeof value === 'function', mustBe('a function')),
    city: text.exactOptional(),
    demoCustomer: fields<DemoCustomer>({ firstName: text, lastName: text, email: text, phone: text, password: text }),
    orderPrefix: text,
    base: text.exactOptional(),
  });
  return errorsOf(catalog, raw, 'The sample');
}

const product = (categories: readonly string[]) =>
  fields<SampleProduct>({
    id: matching(/^[a-z0-9-]+$/, 'a name of small letters, digits and hyphens'),
    name: text,
    category: oneOf(categories),
    price: numberUpTo(maxPrice, `a number of dollars from 0 to ${maxPrice}`),
    rating: numberUpTo(5, 'a number from 0 to 5'),
    description: text,
    alt: text,
    ingredients: z.array(text, mustBe('a list')).exactOptional(),
    allergens: z.array(text, mustBe('a list')).exactOptional(),
    dietary: z.array(oneOf(dietaryLabels.map(({ name }) => name)), mustBe('a list')).exactOptional(),
    isVegetarian: yesOrNo.exactOptional(),
    portion: text.exactOptional(),
    spiceLevel: z.literal([1, 2, 3], mustBe('1, 2 or 3')).exactOptional(),
    popular: yesOrNo.exactOptional(),
    new: yesOrNo.exactOptional(),
    quantityAvailable: wholeNumber(0).exactOptional(),
    deliverableInDays: wholeNumber(0).exactOptional(),
  });

function numberUpTo(max: number, what: string) {
  return z.number(mustBe(what)).min(0, mustBe(what)).max(max, mustBe(what));
}

function refuseContradiction(item: SampleProduct, context: z.RefinementCtx): void {
  const { dietary = [], category, isVegetarian, allergens } = item;
  const found = contradictionOf([...dietary, category, ...(isVegetarian ? [vegetarian.name] : [])], allergens);
  if (!found) return;
  const message = `must not have ${found.allergen} beside ${found.label}`;
  context.addIssue({ code: 'custom', path: ['allergens'], message });
}

function refuseRepeatedIds(products: SampleData['products'], context: z.RefinementCtx): void {
  const ids = products.map(({ id }) => id);
  for (const [position, id] of ids.entries()) {
    const first = ids.indexOf(id);
    if (first === position) continue;
    context.addIssue({ code: 'custom', path: [position, 'id'], message: `must be another than products[${first}].id` });
  }
}
