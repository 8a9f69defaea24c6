// These keys are needed where the code that reads their values is not loaded yet.

export const cartKey = 'storefront.cart';
export const avoidedAllergensKey = 'storefront.avoidedAllergens';
export const pendingOrderKey = 'storefront.pendingOrderItems';
export const signInJourneyKey = 'storefront.signInJourney';
export const earlyAddsKey = 'storefront.earlyAdds';

const replyNames = ['menu', 'orders', 'order'] as const;
export type ReplyName = (typeof replyNames)[number];

export const replyKey = (name: ReplyName) => `storefront.lastReply.${name}`;

/** These copies for reading offline give way where storage is full. */
export const spareKeys: readonly string[] = replyNames.map(replyKey);

/** `apply-device-state.ts` reads this key to reserve space for the offer. */
export const lastOrderOfferKey = 'storefront.lastOrderOffer';

/** Sign-out removes what belongs to one customer. */
export const customerKeys: readonly string[] = [replyKey('orders'), replyKey('order'), lastOrderOfferKey];
