const replyNames = ['menu', 'orders', 'order'] as const;
export type ReplyName = (typeof replyNames)[number];

export const replyKey = (name: ReplyName) => `storefront.lastReply.${name}`;

export const spareKeys: readonly string[] = replyNames.map(replyKey);

/** `apply-device-state.ts` reads this key to reserve space for the offer. */
export const lastOrderOfferKey = 'storefront.lastOrderOffer';

export const customerKeys: readonly string[] = [replyKey('orders'), replyKey('order'), lastOrderOfferKey];
