import { expect, type Page } from '@playwright/test';
import { passUndo, test, ticket, type Kitchen } from './kitchen-test';

test.use({ viewport: { width: 1180, height: 820 } });

/** `npm run evening` lives through more of them. */
const orderCount = Number(process.env.EVENING_ORDERS ?? 8);
const atOnce = 8;
const accepts = ['Accept'];
const cooks = ['Accept', 'Start', 'Ready'];
const brings = [...cooks, 'Driver has it', 'Delivered'];

/** The course of an order: the presses of the cook, how it ends, and the mails of its customer. */
interface Fate {
  readonly steps: readonly string[];
  readonly ending?: { readonly does: string; readonly reason: string };
  /** The name of a dish that is paid back before. */
  readonly refunds?: string;
  readonly status: string;
  readonly mails: readonly string[];
}

const delivered = { steps: brings, status: 'DELIVERED', mails: ['is paid', 'is on its way'] };
/** A kitchen brings most of its orders. */
const fates: readonly Fate[] = [
  delivered,
  {
    steps: [],
    ending: { does: 'Reject', reason: 'Too far away' },
    status: 'REJECTED',
    mails: ['is paid', ': The kitchen'],
  },
  delivered,
  { ...delivered, refunds: 'Snickerdoodle', mails: [...delivered.mails, 'Money back'] },
  delivered,
  {
    steps: brings.slice(0, 4),
    ending: { does: 'Not delivered', reason: 'Nobody was there' },
    status: 'DELIVERY_FAILED',
    mails: [...delivered.mails, 'could not be delivered'],
  },
  {
    steps: accepts,
    ending: { does: 'Cancel', reason: 'Something went wrong' },
    status: 'CANCELLED',
    mails: ['is paid', ': The kitchen'],
  },
  delivered,
];

interface Lived {
  readonly id: string;
  readonly fate: Fate;
}

function placeNext(kitchen: Kitchen, from: number): Promise<readonly Lived[]> {
  const count = Math.max(0, Math.min(atOnce, orderCount - from));
  const wanted = { 'classic-chocolate-chip': 2, snickerdoodle: 1 };
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const fate = fates[number % fates.length] ?? delivered;
      return { id: await kitchen.order(wanted), fate };
    }),
  );
}

async function press(page: Page, orders: readonly Lived[], step: string): Promise<void> {
  for (const { id } of orders) await ticket(page, id).getByRole('button', { name: step }).first().click();
  await passUndo(page);
  for (const { id } of orders) await expect(ticket(page, id).getByRole('button', { name: 'Undo' })).toBeHidden();
}

async function choose(page: Page, id: string, does: string, reason: string, dish?: string): Promise<void> {
  await ticket(page, id).getByRole('button', { name: does }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: reason }).check();
  if (dish !== undefined) await dialog.getByRole('checkbox', { name: dish }).check();
  await dialog.getByRole('button', { name: new RegExp(`^${does}${dish === undefined ? '' : ', give back'}`) }).click();
  await expect(dialog).toBeHidden();
}

async function live(page: Page, kitchen: Kitchen, orders: readonly Lived[]): Promise<void> {
  for (const { id } of orders) await expect(ticket(page, id)).toBeVisible();
  for (const { id, fate } of orders)
    if (fate.refunds !== undefined) {
      await choose(page, id, 'Refund', 'Something was wrong with it', fate.refunds);
      await expect(ticket(page, id)).not.toContainText(fate.refunds);
    }
  const isTold = (id: string, mails: readonly string[]) => {
    const subjects = kitchen.mails().filter((subject) => subject.includes(id));
    return mails.every((part) => subjects.some((subject) => subject.includes(part)));
  };
  for (const [place, step] of brings.entries()) {
    const pressed = orders.filter(({ fate }) => fate.steps.length > place);
    // Nobody is told that an order is on its way once it is at the door, or has ended.
    if (step === 'Delivered')
      for (const { id } of pressed) await expect.poll(() => isTold(id, ['is on its way'])).toBe(true);
    await press(page, pressed, step);
  }
  for (const { id, fate } of orders)
    if (fate.ending) {
      await expect.poll(() => isTold(id, fate.mails.slice(0, -1))).toBe(true);
      await choose(page, id, fate.ending.does, fate.ending.reason);
    }
  for (const { id } of orders) await expect(ticket(page, id)).toBeHidden();
}

async function sellOut(page: Page, isSoldOut: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Sold out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Sold out: Red Velvet Crinkle' }).setChecked(isSoldOut);
  await expect(dialog.getByText('Sold out', { exact: true })).toHaveCount(isSoldOut ? 1 : 0);
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test(`an evening of ${orderCount} orders: the customers read what the kitchen pressed, and each mail has left once`, async ({
  page,
  kitchen,
}) => {
  test.setTimeout(60_000 + orderCount * 40_000);
  await kitchen.enter(page);
  await sellOut(page, true);
  await expect(kitchen.order({ 'red-velvet-crinkle': 1 })).rejects.toThrow('Red Velvet Crinkle is sold out.');
  await sellOut(page, false);
  const lived: Lived[] = [];
  let next = placeNext(kitchen, 0);
  while (lived.length < orderCount) {
    const orders = await next;
    lived.push(...orders);
    // The next customers order while these are cooked for, and for a while the tablet is alone.
    await page.context().setOffline(true);
    next = placeNext(kitchen, lived.length);
    await next;
    await page.context().setOffline(false);
    await live(page, kitchen, orders);
  }
  for (const { id, fate } of lived) expect([id, (await kitchen.statusOf(id)).orderStatus]).toEqual([id, fate.status]);
  await expect(page.getByRole('article')).toHaveCount(0);
  const mailsOf = (id: string) => kitchen.mails().filter((subject) => subject.includes(id));
  for (const { id, fate } of lived) {
    await expect.poll(() => mailsOf(id).length).toBe(fate.mails.length);
    for (const part of fate.mails) expect(mailsOf(id).filter((subject) => subject.includes(part))).toHaveLength(1);
  }
});
