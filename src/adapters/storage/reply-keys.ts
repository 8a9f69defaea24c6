export type ReplyName = 'menu' | 'orders' | 'order';

export const replyKey = (name: ReplyName) => `storefront.lastReply.${name}`;

/** Also read by the script in the head of each page, which reserves space for the offer. */
export const lastOrderOfferKey = 'storefront.lastOrderOffer';

/** The keys of data about one customer; a sign-out removes them. */
export const customerKeys: readonly string[] = [replyKey('orders'), replyKey('order'), lastOrderOfferKey];
