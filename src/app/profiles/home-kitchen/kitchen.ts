/** What the kitchen works with, whatever is on today's menu: the one list for the sentence on traces and the Terms. */
export const kitchenUses = 'wheat, milk, eggs, mustard, coconut and tree nuts';
