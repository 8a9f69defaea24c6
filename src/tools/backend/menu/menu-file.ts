import * as z from 'zod/mini';
import { fromDollars, maxPrice } from '../../../domain/shared/money';

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.gte(0));

/** The samples in `fixtures/` have this format. A missing list means unknown, not empty. */
export const menuFile = z
  .array(
    z.object({
      id: z.string().check(z.regex(/^[\w-]+$/, 'may have letters, digits and hyphens')),
      name: text,
      category: text,
      price: z.pipe(z.number().check(z.gte(0), z.lte(maxPrice)), z.transform(fromDollars)),
      description: z._default(z.string(), ''),
      picture: z.optional(text),
      ingredients: z.optional(z.array(text)),
      allergens: z.optional(z.array(text)),
      dietary: z.optional(z.array(text)),
      isVegetarian: z.optional(z.boolean()),
      portion: z.optional(text),
      spiceLevel: z.optional(z.literal([1, 2, 3])),
      quantityAvailable: z.optional(count),
      deliverableInDays: z._default(count, 1),
    }),
  )
  .check(z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'must have each id once'));
export type MenuFile = z.infer<typeof menuFile>;
