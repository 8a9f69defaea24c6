/**
 * The cure for a defect that the shop once had. Taking it out changes the source; each search text occurs there once.
 * @typedef {{ readonly file: string, readonly search: string, readonly replace: string }} Change
 * @typedef {{ readonly name: string, readonly words: string, readonly changes: readonly Change[] }} Cure
 */

const attempt = 'view-models/checkout/checkout-attempt.view-model.ts';
const placeOrder = 'domain/checkout/place-order.ts';
const pendingOrder = 'domain/checkout/pending-orders/pending-order.ts';
const settleOrders = 'domain/checkout/pending-orders/settle-orders.ts';
const refresh = 'domain/auth/refresh-session.ts';
const review = 'domain/checkout/review-order.ts';

/** @type {readonly Cure[]} */
export const cures = [
  {
    name: 'real-menu-at-checkout',
    words: 'the cart is compared with the real menu, never with samples',
    changes: [
      {
        file: 'app/modules/checkout.module.ts',
        search: 'add(ReviewOrder, [tokens.menuService,',
        replace: 'add(ReviewOrder, [tokens.menuGateway,',
      },
    ],
  },
  {
    name: 'one-tab-orders',
    words: 'one tab orders at a time, reads the cart again after the menu, and sees what another has ordered',
    changes: [
      {
        file: placeOrder,
        search: `this.needs.ledger
        .exclusive(turn, press.cancel)
        .catch`,
        replace: 'turn().catch',
      },
      {
        file: review,
        search: `if ((await source.load()).length === 0) return { kind: 'empty' };`,
        replace: `const before = await source.load();`,
      },
      { file: review, search: `const cart = await source.load();`, replace: `const cart = before;` },
      { file: placeOrder, search: 'this.ordered(source.retryOf).some', replace: '[].some' },
    ],
  },
  {
    name: 'ordered-items-leave',
    words: 'only what was ordered leaves the cart',
    changes: [
      {
        file: 'domain/checkout/pending-orders/order-ledger.ts',
        search: `{ kind: 'take', items: [item] }`,
        replace: `{ kind: 'clear' }`,
      },
    ],
  },
  {
    name: 'attempt-stored-first',
    words: 'an order attempt is stored before it is sent',
    changes: [
      {
        file: placeOrder,
        search: `await this.needs.ledger.step({ kind: 'sent', order: attempt });`,
        replace: '',
      },
    ],
  },
  {
    name: 'same-key-again',
    words: 'an unanswered order is sent again with its key',
    changes: [{ file: pendingOrder, search: `order.stage === 'sent' &&`, replace: 'false &&' }],
  },
  {
    name: 'unanswered-remembered',
    words: "'Nothing was charged' is not said after a reply that never came",
    changes: [{ file: placeOrder, search: 'isRefusal(error) && !mayExist', replace: 'isRefusal(error)' }],
  },
  {
    name: 'processing-is-not-failed',
    words: '/payment-failure gives nothing back while the payment is being processed',
    changes: [
      {
        file: 'domain/checkout/pending-orders/restore-order.ts',
        search: `if (order?.status === 'PAYMENT_PROCESSING') return { kind: 'processing', order };`,
        replace: '',
      },
      { file: pendingOrder, search: `=== 'pending' && status !== 'PAYMENT_PROCESSING'`, replace: `=== 'pending'` },
    ],
  },
  {
    name: 'failure-page-asks-which',
    words: '/payment-failure gives back the order it means, and asks where that is not certain',
    changes: [
      {
        file: 'domain/checkout/resolve-failed-payment.ts',
        search: 'own.find(isMeant)',
        replace: 'own[0]',
      },
    ],
  },
  {
    name: 'back-of-its-own-tab',
    words: 'Back restores the order whose payment page its tab left for',
    changes: [
      {
        file: 'view-models/checkout/pending-order.view-model.ts',
        search: 'orderWithPaymentPage(offered, this.needs.presence.consumeReturn())',
        replace: 'this.needs.presence.consumeReturn() === undefined ? undefined : offered[0]',
      },
    ],
  },
  {
    name: 'status-of-its-own-order',
    words: '/payment-status settles the order it shows, and no other',
    changes: [
      { file: settleOrders, search: 'orderId === id', replace: 'id !== orderId' },
      {
        file: 'domain/checkout/pending-orders/order-machine.ts',
        search: '({ orderId }) => orderId === told.id',
        replace: '() => true',
      },
    ],
  },
  {
    name: 'refresh-before-a-call',
    words: 'an expired token is refreshed, before a call or after its refusal',
    changes: [
      {
        file: 'adapters/http/http-services.ts',
        search: 'refreshSession: () => this.refreshSession.execute(),',
        replace: 'refreshSession: async () => sessions.load(),',
      },
      {
        file: 'adapters/http/http-services.ts',
        search: 'renewSession: (refusedToken) => this.refreshSession.renew(refusedToken),',
        replace: 'renewSession: async () => undefined,',
      },
    ],
  },
  {
    name: 'one-tab-refreshes',
    words: 'one tab refreshes at a time',
    changes: [
      {
        file: refresh,
        search: `this.locks
      .exclusive(lockName, () => this.refresh(), { heldText })
      .finally`,
        replace: 'this.refresh().finally',
      },
      {
        file: refresh,
        search: 'if (current?.accessToken !== session.accessToken) return current;',
        replace: '',
      },
    ],
  },
  {
    name: 'waits-have-an-end',
    words: 'a lock that another tab keeps is waited for 30 seconds, not for ever',
    changes: [
      {
        file: 'adapters/browser/web-locks.ts',
        search: `this.timers.after(lockTimeout, () => stopWaiting(new ServiceError('locked', heldText)));`,
        replace: '() => undefined;',
      },
    ],
  },
  {
    name: 'storage-of-the-last-turn',
    words: 'a lock is given with what the last tab under it has stored',
    changes: [
      {
        file: 'adapters/browser/synced-locks.ts',
        search: 'await this.untilStored(name, turn - 1);',
        replace: '',
      },
    ],
  },
  {
    name: 'customer-while-refreshing',
    words: 'the customer is shown while a refresh is slow',
    changes: [
      {
        file: 'view-models/auth/session.view-model.ts',
        search: 'this.follow(this.sessions.load());',
        replace: '',
      },
      {
        file: 'view-models/auth/session.view-model.ts',
        search: 'await orUndefined(this.refreshSession.execute());',
        replace: 'this.follow(await orUndefined(this.refreshSession.execute()));',
      },
    ],
  },
  {
    name: 'page-of-one-customer',
    words: 'a change of customer rebuilds the page',
    changes: [{ file: 'view-models/auth/session.view-model.ts', search: 'this.customerChanges += 1;', replace: ';' }],
  },
  {
    name: 'session-read-after-back',
    words: 'a page restored by Back reads the session again',
    changes: [
      {
        file: 'view-models/shell/back-forward-restore.view-model.ts',
        search: 'void this.session.load();',
        replace: '',
      },
    ],
  },
  {
    name: 'late-order-stays-put',
    words: 'a late order does not pull the customer away',
    changes: [{ file: attempt, search: 'isAwaited: () => this.isOpen', replace: 'isAwaited: () => true' }],
  },
  {
    name: 'late-outcome-told',
    words: 'the outcome of an order is told after its checkout was left',
    changes: [
      {
        file: attempt,
        search: 'else this.lateOutcome.tell(outcome, this.customerId);',
        replace: '',
      },
    ],
  },
  {
    name: 'closed-checkout-is-over',
    words: 'a checkout closed during a slow menu call changes nothing',
    changes: [
      {
        file: 'view-models/checkout/checkout-review.view-model.ts',
        search: 'if (!this.isAwaited) return undefined;',
        replace: '',
      },
      {
        file: 'view-models/checkout/checkout.view-model.ts',
        search: 'if (!this.attempt.isOpen) return;',
        replace: '',
      },
    ],
  },
  {
    name: 'whole-quantities',
    words: 'an order with a quantity of 1.5, 0 or -1 is not shown',
    changes: [
      {
        file: 'adapters/http/order.wire.ts',
        search: 'z.int().check(z.gte(1), z.lte(maxOrderedQuantity))',
        replace: 'z.number()',
      },
    ],
  },
  {
    name: 'ids-fit-urls',
    words: 'an id with a lone surrogate makes no unhandled rejection',
    changes: [
      {
        file: 'adapters/http/wire.ts',
        search: 'z.refine((text) => !loneSurrogate.test(text)),',
        replace: '',
      },
      { file: 'adapters/http/http-client.ts', search: ' && !loneSurrogate.test(id)', replace: '' },
    ],
  },
  {
    name: 'item-on-two-days',
    words: 'an item on two days of the schedule stays orderable',
    changes: [
      {
        file: 'domain/menu/todays-menu.ts',
        search: 'return byId.size === rows.length ? rows : [...byId.values()];',
        replace: 'return rows;',
      },
    ],
  },
  {
    name: 'paid-is-settled',
    words: 'an order that My Orders showed as paid is not offered again',
    changes: [
      {
        file: settleOrders,
        search: 'void this.settleAndTell(list.orders, customerId, { isList: query.status === undefined });',
        replace: '',
      },
    ],
  },
  {
    name: 'offered-for-a-day',
    words: 'an unfinished order is offered for 24 hours',
    changes: [
      {
        file: pendingOrder,
        search: 'return ageOf(order, now) > pendingOrderLifetime;',
        replace: 'return order.attemptedAt === now;',
      },
    ],
  },
  {
    name: 'offered-to-its-customer',
    words: 'an unfinished order is offered to its own customer',
    changes: [
      {
        file: pendingOrder,
        search: 'return belongsTo(order, customerId) && isUnsettled(order)',
        replace: 'return isUnsettled(order)',
      },
    ],
  },
  {
    name: 'strangers-link-is-harmless',
    words: "a stranger's /authenticate link ends no good session",
    changes: [
      {
        file: 'domain/auth/google-sign-in.ts',
        search: `const session = this.sessions.load();
    if (!session) this.sessions.clear();`,
        replace: `const session = undefined;
    this.sessions.clear();`,
      },
    ],
  },
];
