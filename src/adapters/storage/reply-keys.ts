export type ReplyName = 'menu' | 'orders' | 'order';

export const replyKey = (name: ReplyName) => `storefront.lastReply.${name}`;

/** What is stored of one customer; a sign-out removes it. */
export const customerReplyKeys: readonly string[] = [replyKey('orders'), replyKey('order')];
