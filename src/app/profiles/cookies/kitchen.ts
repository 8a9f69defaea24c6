/** What the kitchen works with, whatever is on today's menu: the one list for the sentence on traces and the Terms. */
export const kitchenUses = 'wheat, milk, eggs, soy, peanuts and tree nuts';
