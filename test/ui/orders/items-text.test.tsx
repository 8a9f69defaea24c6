import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemsText } from '../../../src/ui/orders/items-text';
import { anOrderItem } from '../../support/builders';

it.each([
  [{ Chip: 4, Mint: 3 }, '4\u00a0×\u00a0Chip, 3\u00a0×\u00a0Mint'],
  [{ Chip: 4, Mint: 3, Oat: 5, Almond: 1 }, '4\u00a0×\u00a0Chip, 3\u00a0×\u00a0Mint and 2 more kinds'],
  [{ Chip: 4, Mint: 3, Oat: 5 }, '4\u00a0×\u00a0Chip, 3\u00a0×\u00a0Mint and 1 more kind'],
])('the items of an order of %j read %s', (ordered, text) => {
  const items = Object.entries(ordered).map(([itemName, quantity]) => anOrderItem({ itemName, quantity }));
  const { container } = render(<ItemsText items={items} />);
  expect(container.textContent).toBe(text);
});
