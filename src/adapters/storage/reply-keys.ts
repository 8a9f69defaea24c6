const replyNames = ['menu', 'orders', 'order'] as const;
export type ReplyName = (typeof replyNames)[number];

export const replyKey = (name: ReplyName) => `storefront.lastReply.${name}`;

/** Copies for offline reading, which make room where storage is full. */
export const spareKeys: readonly string[] = replyNames.map(replyKey);

/** Also read by the script in the head of each page, which reserves space for the offer. */
export const lastOrderOfferKey = 'storefront.lastOrderOffer';

/** The keys of data about one customer; a sign-out removes them. */
export const customerKeys: readonly string[] = [replyKey('orders'), replyKey('order'), lastOrderOfferKey];
