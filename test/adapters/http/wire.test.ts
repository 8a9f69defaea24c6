import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { confirmedReply } from '../../../src/adapters/http/account.wire';
import { orderReply } from '../../../src/adapters/http/order.wire';
import { done, instant, moment, pictureUrl } from '../../../src/adapters/http/wire';
import { calendarDateIn } from '../../../src/domain/shared/calendar-date';
import { zonelessReader } from '../../../src/domain/shared/instant-at';
import { HttpShop, json } from './support/http-shop';

const zones = ['Pacific/Auckland', 'Asia/Kolkata', 'UTC', 'America/Chicago'];

describe('an instant of a service', () => {
  it.each([
    ['is read', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
    ["is read also in year 1, some servers' word for never", '0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['is read until the end of 9998', '9998-12-31T23:59:59Z', '9998-12-31T23:59:59.000Z'],
    ['is undefined at the end of 9999', '9999-12-31T23:59:59Z', undefined],
    ['is undefined in year 0', '0000-12-31T23:59:59Z', undefined],
    ['is undefined before year 0', '-000001-06-01T00:00:00Z', undefined],
    ['is undefined beyond four digits', '+010000-01-01T00:00:00Z', undefined],
    ['is undefined in a text that is not a date', 'tomorrow', undefined],
    ['is UTC without a zone, on every device', '2026-11-22T10:00:00', '2026-11-22T10:00:00.000Z'],
    ['is UTC without a zone, with a space', '2026-11-22 10:00', '2026-11-22T10:00:00.000Z'],
    ['is of its zone', '2026-11-22T10:00:00-06:00', '2026-11-22T16:00:00.000Z'],
    ['is of its zone, as a database writes it', '2026-11-22 10:00:00.123456-06', '2026-11-22T16:00:00.123Z'],
    ['is of its zone without a colon', '2026-11-22T10:00:00+0530', '2026-11-22T04:30:00.000Z'],
    ['is of its zone in the words of HTTP', 'Sun, 22 Nov 2026 10:00:00 GMT', '2026-11-22T10:00:00.000Z'],
    ['is read without the blanks around it', ' 2026-11-22T10:00:00Z ', '2026-11-22T10:00:00.000Z'],
    ['is read in small letters', '2026-11-22t10:00:00z', '2026-11-22T10:00:00.000Z'],
    ['is read with two blanks', '2026-11-22  10:00:00', '2026-11-22T10:00:00.000Z'],
    ['is read with blanks beside the T', '2026-11-22 T 10:00:00', '2026-11-22T10:00:00.000Z'],
    ['is read in a leap second', '2026-11-22T23:59:60Z', '2026-11-22T23:59:59.000Z'],
    ['is UTC with slashes', '2026/11/22 10:00:00', '2026-11-22T10:00:00.000Z'],
    ['is UTC as in America', '11/22/2026 10:00:00', '2026-11-22T10:00:00.000Z'],
    ['is UTC in words', 'Nov 22, 2026 10:00:00', '2026-11-22T10:00:00.000Z'],
    ['is UTC in the afternoon', '2026-11-22 10:00:00 PM', '2026-11-22T22:00:00.000Z'],
    ['is undefined on a day that is none', '2026-13-45 10:00:00', undefined],
  ])('%s: %s', (_how, written, read) => {
    expect(instant.parse(written)?.toISOString()).toBe(read);
  });

  it.each(zones)('an instant of a service is a day in %s, even at both ends of what is read', (zone) => {
    const ends = ['0001-01-01T00:00:00Z', '9998-12-31T23:59:59Z', '9999-12-31T23:59:59Z'];
    const days = ends.flatMap((end) => instant.parse(end) ?? []).map((date) => calendarDateIn(zone, date));
    expect(days).toHaveLength(2);
  });
});

describe('a moment of a service', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    [' 2026-11-22 ', '2026-11-22'],
    ['2026-02-30', undefined],
    ['0000-01-01', undefined],
    ['9999-12-31', undefined],
    [' 9999-12-31 ', undefined],
    ['2026-11-22T10:00:00Z', new Date('2026-11-22T10:00:00Z')],
    ['9999-12-31T23:59:59Z', undefined],
    ['tomorrow', undefined],
    ['11/22/2026', '2026-11-22'],
    ['Nov 22, 2026', '2026-11-22'],
    ['Nov 22, 12026', undefined],
  ])('%j is a day where it has no time', (written, read) => {
    expect(moment.parse(written)).toEqual(read);
  });
});

describe('the times of an order', () => {
  const now = new Date('2026-11-21T17:30:00Z');
  const reply = orderReply('https://shop.test', (earliest) => zonelessReader(earliest, now, 'America/Chicago'));
  const read = (times: object) =>
    reply.parse({ order: { id: 'order-1', orderStatus: 'PAID', totalAmount: 3, ...times } });

  it.each([
    ['the day before', '2026-11-20T18:00:00', '2026-11-21T17:00:00', '2026-11-21T19:00:00'],
    ['in the window', '2026-11-21T15:00:00', '2026-11-21T17:00:00', '2026-11-21T19:00:00'],
  ])('without zones are of one clock: %s', (_when, createdAt, scheduledFor, promisedBy) => {
    expect(read({ createdAt, scheduledFor, promisedBy })).toMatchObject({
      createdAt: new Date(`${createdAt}Z`),
      scheduledFor: new Date(`${scheduledFor}Z`),
      promisedBy: new Date(`${promisedBy}Z`),
    });
  });

  it("without zones are all the shop's where the order would be made in the future", () => {
    const kolkata = orderReply('https://shop.test', (earliest) => zonelessReader(earliest, now, 'Asia/Kolkata'));
    const order = { createdAt: '2026-11-21 23:00', updatedAt: '2026-11-21 23:01', promisedBy: '2026-11-22 11:00' };
    expect(kolkata.parse({ order: { id: 'order-1', orderStatus: 'PAID', totalAmount: 3, ...order } })).toMatchObject({
      createdAt: new Date('2026-11-21T17:30:00Z'),
      updatedAt: new Date('2026-11-21T17:31:00Z'),
      promisedBy: new Date('2026-11-22T05:30:00Z'),
    });
  });

  it('keep their zones and days', () => {
    expect(read({ createdAt: '2026-11-21T11:00:00-06:00', scheduledFor: '2026-11-22' })).toMatchObject({
      createdAt: new Date('2026-11-21T17:00:00Z'),
      scheduledFor: '2026-11-22',
    });
  });
});

describe('the amounts of an order', () => {
  const order = { id: 'order-1', orderStatus: 'PAID', totalAmount: 3 };
  const reply = orderReply('https://shop.test');

  it.each(['totalAmount', 'subtotalAmount', 'taxAmount', 'deliveryFee', 'tipAmount'])(
    'are invalid data where %s is below zero',
    (field) => {
      expect(reply.safeParse({ order: { ...order, [field]: -0.01 } }).success).toBe(false);
    },
  );

  it('are invalid data where the price of an item is below zero', () => {
    const items = [{ itemName: 'Chip', quantity: 1, unitPrice: -1 }];
    expect(reply.safeParse({ order: { ...order, items } }).success).toBe(false);
  });

  it.each([
    [2.5, 250],
    [-2.5, 250],
    ['none', undefined],
  ])('have the discount %j without its sign', (discountAmount, read) => {
    expect(reply.parse({ order: { ...order, discountAmount } }).discount).toBe(read);
  });

  it('are left out where they cannot be read', () => {
    expect(reply.parse({ order: { ...order, taxAmount: '1' } }).tax).toBeUndefined();
  });
});

describe('the picture of a service in the same network', () => {
  it.each([
    ['from its own host', '/chip.jpg', 'http://192.168.1.20:8080/chip.jpg'],
    ['from another port', 'http://192.168.1.20/chip.jpg', 'https://192.168.1.20/chip.jpg'],
  ])('comes over http only %s', (_where, path, url) => {
    expect(pictureUrl('http://192.168.1.20:8080').parse(path)).toBe(url);
  });
});

describe('a picture that a service names with http', () => {
  const picture = 'http://pictures.test/a.png';
  const user = { id: 'user-1', email: 'priya@example.com' };
  const order = { id: 'order-1', orderStatus: 'PAID', totalAmount: 3 };
  const chip = { id: 'chip', name: 'Chip', price: 3, quantity: 1 };

  it.each<[string, object, (shop: HttpShop) => Promise<unknown>]>([
    [
      'a dish',
      { scheduledMenusDetails: [{ menuItemId: 'chip', itemName: 'Chip', price: 3, menuImgPath: picture }] },
      ({ menu }) => menu.todaysMenu(),
    ],
    [
      'an item of an order',
      { order: { ...order, items: [{ itemName: 'Chip', quantity: 1, unitPrice: 3, imageUrl: picture }] } },
      ({ orders }) => orders.find('order-1'),
    ],
    ['an item of the cart', { items: [{ ...chip, image: picture }] }, ({ cart }) => cart.load()],
    ['a customer', { user: { ...user, avatar: picture } }, ({ account }) => account.profile()],
    ["a customer, by Google's name", { user: { ...user, pictureUrl: picture } }, ({ account }) => account.profile()],
    ['a new photo', { avatar: picture }, ({ account }) => account.uploadAvatar(new File(['x'], 'me.png'))],
  ])('comes over https, as the content policy requires: %s', async (_what, reply, read) => {
    const value = await read(new HttpShop(() => json(reply)));
    expect(JSON.stringify(value)).toContain('"https://pictures.test/a.png"');
  });
});

describe('a schema', () => {
  it('is read without generated code, which the content policy forbids', () => {
    expect(z.config().jitless).toBe(true);
  });

  it.each([instant, moment])('describes an instant as a date with a time', (schema) => {
    expect(z.toJSONSchema(schema, { io: 'input' }).format).toBe('date-time');
  });

  it.each([
    ['of a reply that may be empty', done],
    ['of a confirmation', confirmedReply],
  ])('%s describes how a failure is reported', (_which, schema) => {
    expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).toContain('"successResponse":{');
  });
});
