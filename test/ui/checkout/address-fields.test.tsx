import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import type { ServedArea } from '../../../src/domain/shop/shop-numbers';
import { AddressFields } from '../../../src/ui/checkout/address-fields';
import { ShopProvider } from '../../../src/ui/shop-context';
import { aCheckout } from '../../support/checkout';
import { renderInShop } from '../../support/render-in-shop';

const fieldsIn = async (labels: Pick<ServedArea, 'cityLabel' | 'stateLabel'>) => {
  const { checkout, toasts } = await aCheckout();
  renderInShop(
    <ShopProvider value={{ ...profile, area: { ...profile.area, ...labels } }}>
      <AddressFields checkout={checkout} />
    </ShopProvider>,
    [toasts],
  );
};

it.each([
  [{}, 'State'],
  [{ stateLabel: 'Province' }, 'Province'],
])('the state of an address of which the shop says %j is called %s', async (labels, expected) => {
  await fieldsIn(labels);
  expect(screen.getByLabelText<HTMLInputElement>(expected).readOnly).toBe(true);
});

it.each([
  [{}, 'City'],
  [{ cityLabel: 'Town or city' }, 'Town or city'],
])('the city of an address of which the shop says %j is called %s', async (labels, expected) => {
  await fieldsIn(labels);
  expect(screen.getByRole('textbox', { name: expected }).getAttribute('autocomplete')).toBe('address-level2');
});
