import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { AddressFields } from '../../../src/ui/checkout/address-fields';
import { ShopProvider } from '../../../src/ui/shop-context';
import { aCheckout } from '../../support/checkout';
import { renderInShop } from '../../support/render-in-shop';

it.each([
  [undefined, 'State'],
  ['Province', 'Province'],
])('the state of an address of which the shop says %s is called %s', async (stateLabel, expected) => {
  const { checkout, toasts } = await aCheckout();
  const area = { ...profile.area, ...(stateLabel === undefined ? {} : { stateLabel }) };
  renderInShop(
    <ShopProvider value={{ ...profile, area }}>
      <AddressFields checkout={checkout} />
    </ShopProvider>,
    [toasts],
  );
  expect(screen.getByLabelText<HTMLInputElement>(expected).readOnly).toBe(true);
});
