import { option } from '../commands/command.mjs';
import { choiceOf } from '../commands/kinds.mjs';

/** @param {readonly string[]} shops */
export const mockApiOptions = (shops) => ({
  profile: option('SHOP', `the shop: ${shops.join(' or ')}`, choiceOf(shops), 'cookies'),
  'checkout-reading': option(
    'NAME',
    'the field of the checkout: paymentCheckout or checkoutUrl',
    choiceOf(/** @type {const} */ (['paymentCheckout', 'checkoutUrl'])),
    /** @type {const} */ ('paymentCheckout'),
  ),
  fields: option(
    'WHICH',
    'the fields of the replies: all, literal (those that the specification names) or bare (the least)',
    choiceOf(/** @type {const} */ (['all', 'literal', 'bare'])),
    /** @type {const} */ ('all'),
  ),
});

/** @param {{ readonly 'checkout-reading': 'paymentCheckout' | 'checkoutUrl', readonly fields: 'all' | 'literal' | 'bare' }} options */
export function replySettings({ 'checkout-reading': checkoutReading, fields }) {
  return { checkoutReading, ...(fields === 'all' ? {} : { fields }) };
}
