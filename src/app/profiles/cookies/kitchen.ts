/** The allergens that are in the kitchen, whatever is on today's menu. The sentence on traces and the Terms name them. */
export const kitchenUses = 'wheat, milk, eggs, soy, peanuts and tree nuts';
