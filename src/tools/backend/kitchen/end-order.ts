import * as z from 'zod/mini';
import type { Cents } from '../../../domain/shared/money';
import { byId, type BackendApp } from '../app';
import type { Database } from '../database/database';
import { lockedStatus, moveOrder } from '../orders/move-order';
import { enqueue } from '../orders/outbox';
import { amountBack, isPaid, payBack, refundMail } from '../orders/pay-back';
import type { Checkouts } from '../payments/checkouts';
import { orderNotFound, Refusal } from '../refusal';
import { asSentence, type ShopTexts } from '../shop-texts';
import { audit } from '../staff/audit';
import { may, type ByStaff } from '../staff/staff-access';

/** How the kitchen ends an order that does not reach its customer, and what is paid back unless the owner decides otherwise. */
const endings = {
  reject: { status: 'REJECTED', says: 'The kitchen could not take your order', defaultMoney: 'all' },
  cancel: { status: 'CANCELLED', says: 'The kitchen had to cancel your order', defaultMoney: 'all' },
  undeliverable: { status: 'DELIVERY_FAILED', says: 'Your order could not be delivered', defaultMoney: 'none' },
} as const;

const maxReasonLength = 200;
const position = z.int().check(z.gte(0), z.lte(1000));
const lines = z.array(z.object({ position, quantity: z.int().check(z.gte(1), z.lte(99)) })).check(z.minLength(1));
const money = z.union([z.enum(['all', 'none']), lines]);
const reason = z._default(z.string().check(z.trim(), z.maxLength(maxReasonLength)), '');
/** `from`: the status that the page shows. `amount`: the sum that it names, in cents. Where either is another one, nothing is done. */
const endBody = z.nullish(
  z.object({ from: z.optional(z.string()), reason, money: z.optional(money), amount: z.optional(z.int()) }),
);
/**
 * `rest`: what the page shows as not paid back yet. Where it is another sum, nothing is done: the answer to a first press may have
 * been lost, and a second one would pay the next piece of the same line back.
 */
const refundBody = z.object({
  lines: z.union([z.literal('all'), lines]),
  reason,
  amount: z.optional(z.int()),
  rest: z.optional(z.int()),
});
export const changedMeanwhile = () => new Refusal(409, 'Somebody else has changed this order. Please look again.');

export function serveEndings(
  app: BackendApp,
  database: Database,
  byStaff: ByStaff,
  texts: ShopTexts,
  checkouts: Pick<Checkouts, 'settle'>,
  smallestAmount: Cents | undefined,
): void {
  for (const [step, { status, says, defaultMoney }] of Object.entries(endings))
    app.post(
      `/kitchen/orders/:id/${step}`,
      { ...byStaff('orders'), schema: { params: byId, body: endBody } },
      ({ params: { id }, body, staff }) =>
        database.transaction(async (queries) => {
          const { from: seen, reason: why = '', money: wanted = defaultMoney, amount: named } = body ?? {};
          if (wanted !== defaultMoney && !may(staff, 'refunds'))
            throw new Refusal(403, 'Only the owner may decide how much goes back.');
          const from = await lockedStatus(queries, id);
          if (from === '') throw orderNotFound();
          if (seen !== undefined && seen !== from) throw changedMeanwhile();
          const hasPaid = await isPaid(queries, id, from);
          const sentence = asSentence(why === '' ? says : `${says}: ${why}`);
          if (!(await moveOrder(queries, id, status, sentence)))
            throw new Refusal(409, `An order that is ${from} cannot become ${status}.`);
          const { amount } = hasPaid
            ? await payBack(queries, id, wanted, { reason: why, isEnd: true, smallestAmount })
            : { amount: 0 };
          if (named !== undefined && named !== amount) throw changedMeanwhile();
          // The payment page is closed. A customer who pays in the last second gets everything back.
          if (!hasPaid) await enqueue(queries, 'close', id);
          await enqueue(queries, 'mail', `${id} ended`);
          await audit(queries, staff, step, id, { from, status, reason: why, amount });
          return { id, from, status, amount, text: texts.money(amount) };
        }),
    );

  /** Pays a part of an order back. The order itself goes on. */
  const ofLines = { ...byStaff('refunds'), schema: { params: byId, body: refundBody } };
  app.post('/kitchen/orders/:id/refund', ofLines, ({ params: { id }, body, staff }) =>
    database.transaction(async (queries) => {
      const status = await lockedStatus(queries, id);
      if (status === '') throw orderNotFound();
      if (!(await isPaid(queries, id, status))) throw new Refusal(409, 'Nobody has paid for this order.');
      const { lines: wanted, reason: why, rest: seen } = body;
      if (seen !== undefined && seen !== (await amountBack(queries, id, 'all')))
        throw new Refusal(409, 'Some of this order was paid back meanwhile. Please look again.');
      const refund = await payBack(queries, id, wanted, { reason: why, isEnd: false, smallestAmount });
      const { amount } = refund;
      if (body.amount !== undefined && body.amount !== amount) throw changedMeanwhile();
      if (amount === 0) throw new Refusal(409, 'All of it is paid back already.');
      await enqueue(queries, 'mail', refundMail(id, refund.id));
      await audit(queries, staff, 'refund', id, { lines: wanted, reason: why, amount });
      return { id, amount, text: texts.money(amount) };
    }),
  );
  /** The owner says that a refund that the provider cannot make was paid in cash, or by the bank. */
  app.post(
    '/kitchen/orders/:id/settled',
    { ...byStaff('refunds'), schema: { params: byId } },
    async ({ params: { id }, staff }) => {
      if ((await lockedStatus(database, id)) === '') throw orderNotFound();
      const amount = await checkouts.settle(id, (queries, settled) =>
        audit(queries, staff, 'settled', id, { amount: settled }),
      );
      return { id, amount, text: texts.money(amount) };
    },
  );
  /** The sum for the same lines, so that a button can name it before it is pressed. */
  app.post('/kitchen/orders/:id/refund-sum', ofLines, async ({ params: { id }, body }) => {
    const amount = await amountBack(database, id, body.lines, smallestAmount);
    return { amount, text: texts.money(amount) };
  });
}
