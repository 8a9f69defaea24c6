import { describe, expect, it } from 'vitest';
import { specifiedArea } from '../../../src/domain/shop/shop-numbers';
import { engines, useEngine } from './support/engines';
import { readInTerminal } from './support/kitchen-terminal';
import { dish } from './support/shop-of-backend';
import {
  address,
  decide,
  kitchenToken as token,
  order,
  placeOrder,
  placePaid,
  reconcileNow,
  register,
  runBackend,
  stockOf,
  type RunningBackend,
} from './support/running-backend';

async function paidOrder() {
  const backend = await runBackend();
  const customer = await register(backend);
  const { id } = await placePaid(backend, customer.token, { soup: 2, bread: 1 });
  const step = async (name: string) =>
    (await backend.request(`POST /kitchen/orders/${id}/${name}`, { token })).reply.status;
  return { backend, id, step };
}

async function menuOf({ request }: RunningBackend): Promise<readonly { readonly itemName: string }[]> {
  return (await request('GET /api/v1/admin/menu-schedule/today')).reply.scheduledMenusDetails;
}

const rice = { id: 'rice', name: 'Rice', category: 'Sides', price: 2.5 };

describe.each(engines)('the kitchen on %s', (engine) => {
  useEngine(engine);

  it('sees what a paid order is, for whom and for when', async () => {
    const { backend, id } = await paidOrder();
    const { reply } = await backend.request('GET /kitchen/orders', { token });
    expect(reply).toEqual([
      expect.objectContaining({
        id,
        fulfillmentType: 'DELIVERY',
        contactName: 'Ann Lee',
        promisedBy: expect.any(String),
      }),
    ]);
  });

  it('an address of a country without states has no gap', async () => {
    const { state: _none, ...area } = specifiedArea;
    const backend = await runBackend({ shop: { area } });
    const customer = await register(backend);
    const body = order({ soup: 1 }, { deliveryInfo: { ...address, state: '' } });
    const { reply } = await backend.request('POST /api/v1/orders', { token: customer.token, body });
    await decide(reply.paymentCheckout.url, 'pay');
    await reconcileNow(backend);
    const [open] = (await backend.request('GET /kitchen/orders', { token })).reply;
    expect(open.address).toBe('1 Elm St, Dallas, 75201');
  });

  it('takes a paid order step by step to the door, and sees it no more then', async () => {
    const { backend, step } = await paidOrder();
    const passed = [];
    for (const name of ['confirm', 'prepare', 'ready', 'deliver', 'deliver']) passed.push(await step(name));
    expect(passed).toEqual(['CONFIRMED', 'PREPARING', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED']);
    expect((await backend.request('GET /kitchen/orders', { token })).reply).toEqual([]);
  });

  it('moves an order one step for two presses at once, which have seen the same status', async () => {
    const { backend, id, step } = await paidOrder();
    for (const name of ['confirm', 'prepare', 'ready']) await step(name);
    const press = () =>
      backend.request(`POST /kitchen/orders/${id}/deliver`, { token, body: { from: 'READY_FOR_DELIVERY' } });
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const [open] = (await backend.request('GET /kitchen/orders', { token })).reply;
    expect(open.status).toBe('OUT_FOR_DELIVERY');
  });

  it('lists what is promised first on top', async () => {
    const { backend, id } = await paidOrder();
    const customer = await register(backend);
    const later = await placePaid(backend, customer.token, { soup: 1 });
    const ids = async () =>
      (await backend.request('GET /kitchen/orders', { token })).reply.map((one: { id: string }) => one.id);
    expect(await ids()).toEqual([id, later.id]);
    await backend.store.query('update orders set promised_by = promised_by + 1 where id = $1', [id]);
    expect(await ids()).toEqual([later.id, id]);
  });

  it('refuses a step that is too early', async () => {
    const { backend, id } = await paidOrder();
    const { status, reply } = await backend.request(`POST /kitchen/orders/${id}/ready`, { token });
    expect([status, reply.errorMessage]).toEqual([409, 'An order that is PAID cannot become READY_FOR_DELIVERY.']);
  });

  it('gives money and stock back when it cancels', async () => {
    const { backend, step } = await paidOrder();
    expect(await step('cancel')).toBe('CANCELLED');
    await reconcileNow(backend);
    expect([...backend.sessions.values()].map(({ refunded }) => refunded)).toEqual([1814]);
    expect(await stockOf(backend, 'bread')).toBe(3);
  });

  it('makes the menu of today what its file says', async () => {
    const backend = await runBackend();
    const body = [
      { ...rice, quantityAvailable: 4, allergens: [], dietary: ['Vegan'] },
      { id: 'soup', name: 'Lentil Soup', category: 'Soups', price: 5, spiceLevel: 2 },
    ];
    expect((await backend.request('PUT /kitchen/menu', { token, body })).reply).toEqual({ count: 2 });
    expect(await menuOf(backend)).toEqual([
      expect.objectContaining({
        menuItemId: 'rice',
        price: 2.5,
        quantityAvailable: 4,
        allergens: [],
        tags: [{ tagId: 'vegan', name: 'Vegan' }],
        menuTypeName: 'Sides',
      }),
      expect.objectContaining({
        menuItemId: 'soup',
        itemName: 'Lentil Soup',
        allergens: null,
        spiceLevel: 2,
        quantityAvailable: null,
      }),
    ]);
  });

  it('reads names in a menu without the spaces around them, and takes none that is nothing else', async () => {
    const backend = await runBackend();
    const soup = { ...dish, id: 'soup', name: ' Soup ', price: 4 };
    const broth = { ...dish, id: 'broth', name: 'Broth', category: 'Soups ', price: 3 };
    const put = async (body: unknown) => (await backend.request('PUT /kitchen/menu', { token, body })).status;
    expect(await put([soup, broth])).toBe(200);
    const { reply } = await backend.request('GET /api/v1/menu-types');
    const active = reply.menuTypes.filter(({ isActive }: { isActive: boolean }) => isActive);
    expect(active.map(({ menuName }: { menuName: string }) => menuName)).toEqual(['Soups']);
    expect((await menuOf(backend)).map(({ itemName }) => itemName)).toEqual(['Soup', 'Broth']);
    expect(await put([{ ...soup, name: '  ' }])).toBe(400);
  });

  it.each([
    ['Nut-Free', 'Almonds', { dietary: ['Nut-Free'] }],
    ['Gluten-Free', 'Wheat', { category: 'Gluten-Free' }],
    ['Vegetarian', 'Fish', { isVegetarian: true }],
  ])('takes no menu that calls a dish %s which contains %s, and says which', async (label, allergen, called) => {
    const backend = await runBackend();
    const before = await menuOf(backend);
    const body = [rice, { ...rice, id: 'pie', name: 'Pie', dietary: [], ...called, allergens: [allergen] }];
    const { status, reply } = await backend.request('PUT /kitchen/menu', { token, body });
    expect([status, reply.errorMessage]).toEqual([
      400,
      `Pie is called ${label}, and contains ${allergen}. Please correct one.`,
    ]);
    expect(await menuOf(backend)).toEqual(before);
  });

  it('adds, changes and deletes an item by the calls of the menu', async () => {
    const backend = await runBackend();
    const body = { itemName: ' Rye ', description: 'Dark.', menuItemPricing: { price: 2.5 }, isAvailable: true };
    const whole = { ...body, menuTypeId: '2', menuImgPath: '/rye.webp' };
    const { reply } = await backend.request('POST /api/v1/menu-items', { token, body: whole });
    const [{ menuItemId: id }] = reply.menuItems;
    const of = async (call: string, sent: object = {}) => {
      const answer = await backend.request(`${call} /api/v1/menu-items/${id}`, { token, ...sent });
      return answer.reply?.menuItems?.[0] ?? answer.status;
    };
    const made = { itemName: 'Rye', menuItemPricing: { price: 2.5 }, menuType: { menuTypeId: '2', menuName: 'Sides' } };
    expect(await of('GET')).toMatchObject({ ...made, menuImgPath: '/rye.webp', quantityAvailable: null });
    const change = { ...body, menuItemPricing: { price: 3 } };
    const changed = { ...made, menuItemPricing: { price: 3 }, menuImgPath: '/rye.webp' };
    expect(await of('PUT', { body: change })).toMatchObject(changed);
    expect(await of('PUT', { body: { ...body, menuTypeId: '9' } })).toBe(400);
    expect(await of('PUT', { body: { ...body, itemName: ' ' } })).toBe(400);
    expect((await menuOf(backend)).map(({ itemName }) => itemName)).toEqual(['Tomato Soup', 'Flat Bread', 'Rye']);
    expect([await of('DELETE'), await of('GET'), await of('PUT', { body })]).toEqual([204, 404, 404]);
  });

  it('takes off what is sold when the menu is imported again during the day', async () => {
    const backend = await runBackend();
    const customer = await register(backend);
    const { id } = await placeOrder(backend, customer.token, { bread: 2 });
    const body = [{ ...rice, id: 'bread', quantityAvailable: 3 }];
    await backend.request('PUT /kitchen/menu', { token, body });
    expect(await stockOf(backend, 'bread')).toBe(1);
    await backend.request(`POST /api/v1/orders/${id}/cancel`, { token: customer.token });
    expect(await stockOf(backend, 'bread')).toBe(3);
    const rejected = await placePaid(backend, customer.token, { bread: 2 });
    await backend.request(`POST /kitchen/orders/${rejected.id}/reject`, { token });
    await backend.request('PUT /kitchen/menu', { token, body });
    expect(await stockOf(backend, 'bread')).toBe(3);
  });

  it('reads in its terminal where a paid order goes, and nothing that would steer the terminal', async () => {
    const { backend, id } = await paidOrder();
    await backend.store.query('update orders set contact_name = $1', ['\u001b[31mAnn\u001b]0;owned\u0007']);
    const customer = await register(backend);
    const unpaid = await placeOrder(backend, customer.token, { soup: 1 });
    const shown = await readInTerminal(backend, 'orders');
    expect(shown).toContain(`${id}  PAID`);
    expect(shown).toContain('+12145550100');
    expect(shown).toContain('1 Elm St, Dallas, TX, 75201');
    expect(shown).not.toMatch(/\p{Cc}(?<!\n)/u);
    expect(shown).not.toContain(unpaid.id);
  });

  it('reads in its terminal what is left of the menu of today', async () => {
    const backend = await runBackend();
    await backend.store.query("update menu_items set is_available = false where id = 'soup'");
    const customer = await register(backend);
    await placeOrder(backend, customer.token, { bread: 3 });
    const [, soup, bread] = (await readInTerminal(backend, 'menu', 'today')).split('\n');
    expect(soup).toMatch(/^soup +Tomato Soup +4\.50 +\d{4}-\d\d-\d\d +not available$/);
    expect(bread).toMatch(/^bread +Flat Bread +2\.25 +\d{4}-\d\d-\d\d +0$/);
  });

  it('reads the messages to the shop, and who asked for the newsletter', async () => {
    const backend = await runBackend();
    const message = {
      name: 'Bo',
      email: 'bo@example.com',
      phone: '',
      subject: 'Nuts',
      message: 'Is there any nut in it?',
    };
    await backend.request('POST /api/v1/contact/message', { body: message });
    for (const email of ['cy@example.com', 'al@example.com'])
      await backend.request('POST /api/v1/contact/newsletter', { body: { email } });
    await backend.store.query("update messages set sent_at = sent_at - interval '1 day'");
    await backend.request('POST /api/v1/contact/message', { body: { ...message, name: 'Di' } });
    expect(await readInTerminal(backend, 'messages')).toMatch(/Di +bo@example[^]*Bo +bo@example/);
    expect(await readInTerminal(backend, 'messages')).toMatch(/Bo +bo@example.com +Nuts +Is there any nut in it\?/);
    expect(await readInTerminal(backend, 'newsletter')).toMatch(/cy@example\.com\n *al@example\.com/);
  });

  it.each([
    ['an item whose price is no amount', [{ ...rice, price: 'free' }]],
    ['a file with one id twice', [rice, rice]],
  ])('refuses %s, and the menu stays', async (_title, body) => {
    const backend = await runBackend();
    expect((await backend.request('PUT /kitchen/menu', { token, body })).status).toBe(400);
    expect(await menuOf(backend)).toHaveLength(2);
  });
});
