const replyNames = ['menu', 'orders', 'order'] as const;
export type ReplyName = (typeof replyNames)[number];

export const replyKey = (name: ReplyName) => `storefront.lastReply.${name}`;

/** Copies for offline reading, which make room where storage is full. */
export const spareKeys: readonly string[] = replyNames.map(replyKey);

/** The script in the head of each page reads this key to reserve space for the offer. */
export const lastOrderOfferKey = 'storefront.lastOrderOffer';

/** A sign-out removes them. */
export const customerKeys: readonly string[] = [replyKey('orders'), replyKey('order'), lastOrderOfferKey];
