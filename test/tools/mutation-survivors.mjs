import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @import { MutantResult } from '@stryker-mutator/api/core' */

/**
 * By file of src, the mutants that no test can notice: the code, what it becomes, and why a caller sees no difference.
 * @type {Readonly<Record<string, readonly (readonly [code: string, becomes: string, why: string])[]>>}
 */
const explained = {
  'adapters/http/call.ts': [["''", '"Stryker was here!"', 'a path with a place for an id is given one']],
  'adapters/http/http-cart-repository.ts': [["'storefront.cart'", '""', 'any name that no other lock has']],
  'adapters/http/http-client.ts': [['false', 'true', 'what was stored is read as a reply with status 200']],
  'adapters/http/read-reply.ts': [
    ['rows.length <= partLength', 'rows.length < partLength', 'the only part of such a list is the whole of it'],
    ['reply.error.issues[0]?.path', 'reply.error.issues[0].path', 'an invalid reply has an issue'],
    ["''", '"Stryker was here!"', 'neither is a number or a date'],
  ],
  'view-models/auth/authenticate.view-model.ts': [['false', 'true', '`load` sets it before it is read']],
  'view-models/checkout/checkout-attempt.view-model.ts': [
    ['() => this.isOpen', '() => undefined', 'an open checkout then leaves for the payment page itself'],
    ['false', 'true', '`load` sets isOpen before it is read'],
    ["'cancelled'", '""', 'undefined is returned either way'],
    ["outcome.kind === 'cartChanged'", 'true', 'the cart is read once more'],
  ],
  'view-models/checkout/checkout-review.view-model.ts': [['false', 'true', '`load` sets isOpen before it is read']],
  'view-models/checkout/late-outcome.ts': [
    ["'leaving'", '""', 'no toast either way'],
    ["'cancelled'", '""', 'no toast either way'],
    ["'awaitingPayment'", '""', 'no toast either way'],
    ["'cartChanged'", '""', 'no toast either way'],
    ["'dayChanged'", '""', 'no toast either way'],
    ["'allergensChanged'", '""', 'no toast either way'],
    ["'empty'", '""', 'no toast either way'],
    ["'notReady'", '""', 'no toast either way'],
    ["'invalid'", '""', 'no toast either way'],
    ["case 'cancelled': return undefined;", "case 'cancelled':", 'no toast either way'],
  ],
  'view-models/checkout/pending-order.view-model.ts': [
    ["'unlessPaid'", '""', 'the rules ask only for the other two'],
    ['this.running === running', 'true', 'one is run at a time'],
  ],
  'view-models/cart/cart.view-model.ts': [["'DELIVERY'", '""', 'the estimate tells only PICKUP from the rest']],
  'view-models/cart/optimistic-cart.ts': [
    ['read < this.newestRead', 'read <= this.newestRead', 'each read has a number of its own'],
  ],
  'view-models/cart/undo-removals.ts': [
    ['[]', '["Stryker was here"]', 'read only while a toast shows it, which sets it first'],
    ['this.toast !== undefined', 'true', 'no toast has the id undefined'],
  ],
  'domain/auth/customer-form.ts': [
    ['[]', '["Stryker was here"]', 'it is no name of a customer'],
    ['error === undefined', 'false', 'a field without an error is not there'],
  ],
  'domain/auth/google-sign-in.ts': [
    [
      'this.browser.parseUrl(authUrl)?.parameter',
      'this.browser.parseUrl(authUrl).parameter',
      'a URL that is allowed can be parsed',
    ],
  ],
  'domain/auth/refresh-session.ts': [
    ["'storefront.session'", '""', 'any name that no other lock has'],
    ['expiresAt !== undefined', 'true', 'undefined is not before an instant'],
  ],
  'domain/menu/featured.ts': [
    ['a.name > b.name', 'true', 'this engine asks only which of two comes first'],
    ['a.name > b.name', 'false', 'this engine asks only which of two comes first'],
    ['a.name > b.name', 'a.name >= b.name', 'this engine asks only which of two comes first'],
    ['a.name > b.name', 'a.name <= b.name', 'this engine asks only which of two comes first'],
  ],
  'domain/menu/menu-query-params.ts': [["''", '"Stryker was here!"', 'a text with blanks is no slug']],
  'domain/menu/typing-error.ts': [
    ['[]', '["Stryker was here"]', 'a text without letters is like no word with letters'],
    ['typed.length + change', 'typed.length - change', 'one less, none and one more are the same from either side'],
    ['at < typed.length', 'at <= typed.length', 'after the last letter nothing is left either way'],
  ],
  'domain/menu/allergens-of-menu.ts': [
    ['one.words < other.words', 'one.words <= other.words', 'each allergen is there once'],
  ],
  'domain/checkout/checkout-details.ts': [
    ["''", '"Stryker was here!"', 'the specified area has a state, and neither text begins with a dial code'],
    ['line.trim().toLowerCase()', 'line.trim().toUpperCase()', 'the texts are only compared with one another'],
  ],
  'domain/checkout/earlier-addresses.ts': [['[]', '["Stryker was here"]', 'a text is no order with a delivery']],
  'domain/checkout/pending-orders/order-ledger.ts': [
    ['orders !== before', 'true', 'storing the same again changes nothing'],
    ["'storefront.order'", '""', 'any name that no other lock has'],
    ['[]', '["Stryker was here"]', 'a text has no id'],
  ],
  'domain/checkout/pending-orders/identify-orders.ts': [
    ["''", '"Stryker was here!"', 'no payment page has such an id'],
    [
      '(pieces.get(name) ?? 0) + quantity',
      '(pieces.get(name) ?? 0) - quantity',
      'the same in both orders that are compared',
    ],
  ],
  'domain/checkout/order-attempt.ts': [
    ['[]', '["Stryker was here"]', 'the same in both orders that are compared'],
    ["''", '"Stryker was here!"', 'the same in both orders that are compared'],
  ],
  'domain/checkout/pending-orders/pending-order.ts': [["''", '"Stryker was here!"', 'no payment page has such an id']],
  'domain/checkout/poll-payment.ts': [["'done'", '""', 'a poll that was stopped does not go on']],
  'domain/checkout/retry-payment.ts': [['[]', '["Stryker was here"]', 'a text has neither a name nor an id']],
  'domain/orders/order.ts': [['subtotal === undefined', 'false', 'undefined adds up to no total']],
  'domain/orders/shop-promise.ts': [['day < other', 'day <= other', 'each day is there once']],
  'domain/orders/order-filter.ts': [
    ['from > today', 'from >= today', 'the same day either way'],
    ['to > today', 'to >= today', 'the same day either way'],
    ['end < start', 'end <= start', 'the same day either way'],
  ],
  'domain/orders/order-promise.ts': [
    [
      'scheduledFor instanceof Date && promisedBy instanceof Date',
      'true',
      'a day is neither before nor after an instant or itself',
    ],
    [
      'scheduledFor instanceof Date && promisedBy instanceof Date',
      'scheduledFor instanceof Date || promisedBy instanceof Date',
      'a day is neither before nor after an instant or itself',
    ],
  ],
  'domain/orders/order-timeline.ts': [
    ['position < current', 'position <= current', 'here the two differ'],
    ["'pending'", '""', 'an order of no known step is received, too'],
    ["'unknown'", '""', 'undefined is returned either way'],
    ["case 'unknown': return undefined;", "case 'unknown':", 'undefined is returned either way'],
  ],
  'domain/orders/track-order.ts': [["'done'", '""', 'a poll that was stopped does not go on']],
  'domain/cart/promised-days.ts': [
    ['[]', '["Stryker was here"]', 'it has no id that an item could have'],
    ['day !== undefined', 'true', 'undefined is not after today'],
  ],
  'domain/cart/cart-summary.ts': [['limit !== undefined', 'true', 'no subtotal is above undefined']],
  'domain/shop/opening-hours.ts': [
    ["'Sun'", '""', 'every date has one of the seven weekdays'],
    ['[]', '["Stryker was here"]', 'it is no day'],
    ['last + weekLength', 'last - weekLength', 'a negative end counts from the end of the two weeks'],
  ],
  'domain/shop/shop-moment.ts': [['[]', '["Stryker was here"]', 'it is no day']],
  'domain/shared/field-errors.ts': [['sentence !== undefined', 'true', 'a field without an error is not there']],
  'domain/shared/poll.ts': [
    ["'waiting'", '""', 'a read begins at once'],
    ['false', 'true', 'nothing asks for it before the first read sets it'],
    ["'reading'", '""', 'it only has to differ from the others'],
    ["'over'", '""', 'it only has to differ from the others'],
  ],
  'domain/shared/service-error.ts': [
    ['status !== undefined', 'true', 'undefined is not below 500'],
    ["'The request was cancelled.'", '""', 'who has cancelled it reads nothing'],
  ],
  'domain/shared/text-folding.ts': [
    ['ascii.test(text)', 'false', 'the test only saves time'],
    ['/^[ -~\\n]*$/', '/^[ -~\\n]$/', 'the test only saves time'],
  ],
};

/**
 * Returns what is left to do, as texts: survivors that are not explained above, and explanations that no survivor needs.
 * @param {string} folder
 * @param {readonly MutantResult[]} survivors
 * @returns {readonly string[]}
 */
export function unexplained(folder, survivors) {
  const found = survivors.map((mutant) => ({
    ...mutant,
    file: relative('src', mutant.fileName),
    code: codeOf(mutant),
  }));
  const rows = Object.entries(explained).flatMap(([file, reasons]) =>
    file.startsWith(`${folder}/`) ? reasons.map(([code, becomes]) => ({ file, code, becomes })) : [],
  );
  /** @param {typeof found[number]} mutant @param {typeof rows[number]} row */
  const fits = (mutant, row) =>
    mutant.file === row.file && mutant.code === row.code && oneLine(mutant.replacement) === row.becomes;
  return [
    ...found
      .filter((mutant) => !rows.some((row) => fits(mutant, row)))
      .map(({ file, code, replacement, location, status }) =>
        [`${status}: src/${file}:${location.start.line}`, code, oneLine(replacement)].join('\n    '),
      ),
    ...rows
      .filter((row) => !found.some((mutant) => fits(mutant, row)))
      .map(({ file, code, becomes }) => ['Explained, but killed: ' + file, code, becomes].join('\n    ')),
  ];
}

/** @param {MutantResult} mutant Its positions count from 1. */
function codeOf({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const [first = ''] = lines;
  const last = lines.at(-1) ?? '';
  if (lines.length === 1) return first.slice(start.column - 1, end.column - 1);
  return oneLine([first.slice(start.column - 1), ...lines.slice(1, -1), last.slice(0, end.column - 1)].join('\n'));
}

/** @param {string} code */
function oneLine(code) {
  return code.replace(/\s+/g, ' ');
}
