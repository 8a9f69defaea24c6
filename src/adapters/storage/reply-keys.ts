export type ReplyName = 'menu' | 'orders' | 'order';

export const replyKey = (name: ReplyName) => `storefront.lastReply.${name}`;

/** Also read by the script in the head of each page, which reserves space for the offer. */
export const lastOrderOfferKey = 'storefront.lastOrderOffer';

/** What is stored of one customer; a sign-out removes it. */
export const customerKeys: readonly string[] = [replyKey('orders'), replyKey('order'), lastOrderOfferKey];
