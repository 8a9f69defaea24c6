import { describe, expect, it } from 'vitest';
import { aDeliveryInfo, deliveryDetails } from '../../support/builders';
import { aCheckout } from '../../support/checkout';

const swiss = { line1: '2811 Swiss Avenue', line2: 'Apt 4', city: 'Dallas', state: 'TX', postalCode: '75204' };
const deliveries = [aDeliveryInfo({ address: swiss })];
const chosen = deliveryDetails({ addressLine1: '2811 Swiss Avenue', addressLine2: 'Apt 4', zip: '75204' });
const notInField = () => false;

describe('earlier addresses at checkout', () => {
  it('are offered when they arrive', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries });
    const offering = earlier.load(checkout, notInField);
    expect(checkout.earlierAddresses).toEqual([]);
    await offering;
    expect(checkout.earlierAddresses).toMatchObject([{ addressLine1: '2811 Swiss Avenue' }]);
  });

  it('the newest fills a form without an address, and is stored with the order only', async () => {
    const { checkout, earlier, drafts } = await aCheckout({ deliveries });
    await earlier.load(checkout, notInField);
    expect(checkout.details).toMatchObject({ addressLine1: '2811 Swiss Avenue', addressLine2: 'Apt 4', zip: '75204' });
    expect(drafts.load('user-1')).toBeUndefined();
    expect([checkout.form.isValid, checkout.step]).toEqual([true, 'details']);
  });

  it('a Continue that came before the address goes on with it', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries });
    checkout.set('mobile', '214-555-0188');
    const offering = earlier.load(checkout, notInField);
    checkout.toConfirm();
    expect(checkout.step).toBe('details');
    await offering;
    expect(checkout.step).toBe('confirm');
  });

  it('a Continue that needs more than the address stays on the details', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries: [aDeliveryInfo({ address: swiss, userMobile: '' })] });
    const offering = earlier.load(checkout, notInField);
    checkout.toConfirm();
    await offering;
    expect(checkout.step).toBe('details');
    expect(checkout.form.messages.map(({ field, isMended }) => [field, isMended])).toContainEqual(['mobile', false]);
  });

  it('the newest leaves an address that was typed in an earlier visit', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries });
    checkout.set('city', 'Plano');
    await earlier.load(checkout, notInField);
    expect(checkout.earlierAddresses).toHaveLength(1);
    expect(checkout.details).toMatchObject({ addressLine1: '', city: 'Plano' });
    expect(checkout.isAddressFolded).toBe(false);
  });

  it('move no field under the finger of a customer who is already typing', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries });
    const offering = earlier.load(checkout, notInField);
    checkout.set('addressLine1', '1');
    await offering;
    expect(checkout.earlierAddresses).toEqual([]);
  });

  it('move no field that the customer is in when they arrive', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries });
    let isInField = false;
    const offering = earlier.load(checkout, () => isInField);
    isInField = true;
    await offering;
    expect(checkout.earlierAddresses).toEqual([]);
  });

  it('are not offered to a checkout that was closed', async () => {
    const { checkout, earlier, orderLists } = await aCheckout({ deliveries });
    const offering = earlier.load(checkout, notInField);
    earlier.dispose();
    await offering;
    expect(checkout.earlierAddresses).toEqual([]);
    expect(orderLists[0]?.aborted).toBe(true);
  });

  it('fill the address, and the number where none is typed', async () => {
    const { checkout, earlier } = await aCheckout();
    earlier.choose(chosen, checkout);
    expect(checkout.details).toEqual(chosen);
  });

  it('leave a typed number alone', async () => {
    const { checkout, earlier } = await aCheckout();
    checkout.set('dialCode', '+44');
    checkout.set('mobile', '7911 123456');
    earlier.choose(chosen, checkout);
    expect(checkout.details).toMatchObject({ zip: '75204', dialCode: '+44', mobile: '7911 123456' });
  });

  it('fill the number where only spaces are typed', async () => {
    const { checkout, earlier } = await aCheckout();
    checkout.set('mobile', '  ');
    earlier.choose(chosen, checkout);
    expect(checkout.details).toEqual(chosen);
  });

  it('leave the dial code alone where they have no number', async () => {
    const { checkout, earlier } = await aCheckout();
    checkout.set('dialCode', '+44');
    earlier.choose({ ...chosen, mobile: '' }, checkout);
    expect(checkout.details).toMatchObject({ zip: '75204', dialCode: '+44', mobile: '' });
  });

  it('can be left before any were requested', async () => {
    const { earlier } = await aCheckout();
    expect(() => earlier.dispose()).not.toThrow();
  });

  it('are stored as if they were typed', async () => {
    const { checkout, earlier, drafts } = await aCheckout();
    earlier.choose(chosen, checkout);
    expect(drafts.load('user-1')).toMatchObject({ addressLine1: '2811 Swiss Avenue', city: 'Dallas' });
  });

  it('the fields of a chosen earlier address are folded until the customer wants to edit it', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries });
    await earlier.load(checkout, notInField);
    expect(checkout.isAddressFolded).toBe(true);
    checkout.foldAddress(false);
    checkout.set('addressLine2', 'Apt 5');
    checkout.foldAddress(true);
    expect(checkout.isAddressFolded).toBe(false);
    earlier.choose({ ...chosen, addressLine2: 'Apt 4' }, checkout);
    expect(checkout.isAddressFolded).toBe(true);
  });

  it('the fields stay while an earlier address is typed into them', async () => {
    const { checkout, earlier } = await aCheckout({ deliveries });
    checkout.set('city', 'Plano');
    await earlier.load(checkout, notInField);
    for (const field of ['addressLine1', 'addressLine2', 'city', 'zip'] as const) checkout.set(field, chosen[field]);
    expect(checkout.isAddressFolded).toBe(false);
  });

  it('are asked for once, and stay on the way back from the confirmation', async () => {
    const { checkout, earlier, orderLists } = await aCheckout({ deliveries });
    await earlier.load(checkout, notInField);
    checkout.toConfirm();
    checkout.toDetails();
    await earlier.load(checkout, notInField);
    expect(orderLists).toHaveLength(1);
    expect([checkout.earlierAddresses.length, checkout.isAddressFolded]).toEqual([1, true]);
  });
});
