import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemsText } from '../../../src/ui/orders/items-text';
import { anOrderItem } from '../../support/builders';

it.each([
  [{ Chip: 4, Mint: 3 }, '4 × Chip, 3 × Mint'],
  [{ Chip: 4, Mint: 3, Oat: 5, Almond: 1 }, '4 × Chip, 3 × Mint and 6 more'],
])('the items of an order of %j read %s', (ordered, text) => {
  const items = Object.entries(ordered).map(([itemName, quantity]) => anOrderItem({ itemName, quantity }));
  const { container } = render(<ItemsText items={items} />);
  expect(container.textContent).toBe(text);
});
