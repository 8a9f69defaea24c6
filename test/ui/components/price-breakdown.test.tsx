import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { summarize } from '../../../src/domain/cart/cart-summary';
import { cents } from '../../../src/domain/shared/money';
import { EstimatedPriceBreakdown, fitsOpen } from '../../../src/ui/components/price-breakdown';
import { OrderPriceBreakdown } from '../../../src/ui/orders/order-details/order-price-breakdown';
import { ShopProvider } from '../../../src/ui/shop-context';
import { aCartItem, anOrder } from '../../support/builders';

const british = { taxPercent: 0, includedTax: { name: 'VAT', percent: 20 }, shippingFee: cents(350) };

function linesIn(breakdown: ReactNode, pricing = profile.pricing) {
  const { container } = render(<ShopProvider value={{ ...profile, pricing }}>{breakdown}</ShopProvider>);
  return [...container.querySelectorAll('.sums > div')].map(({ textContent }) => textContent);
}

describe('the sums of a cart whose prices include tax', () => {
  const summary = summarize([aCartItem({ price: cents(1050), quantity: 1 })], 'DELIVERY', british);
  const within = 'Total includes VAT of $2.33';

  it('name the tax below the total that they add up to', () => {
    const lines = linesIn(<EstimatedPriceBreakdown summary={summary} fulfillment="DELIVERY" />, british);
    expect(lines).toEqual(['Subtotal$10.50', 'Delivery$3.50', 'Estimated total$14.00', within]);
  });

  it('name no tax in an empty cart', () => {
    const lines = linesIn(
      <EstimatedPriceBreakdown summary={summarize([], 'DELIVERY', british)} fulfillment="DELIVERY" />,
      british,
    );
    expect(lines).toEqual(['Subtotal$0.00', 'Estimated total$0.00']);
  });
});

it('the sums of a cart have room below four lines, and not below five', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, id) => aCartItem({ id: String(id) }));
  expect([fitsOpen(lines(4)), fitsOpen(lines(5))]).toEqual([true, false]);
});

describe('what the way to get an order costs', () => {
  const sums = (price: number, fulfillment: 'DELIVERY' | 'PICKUP') => {
    const summary = summarize([aCartItem({ price: cents(price), quantity: 1 })], fulfillment, profile.pricing);
    return linesIn(<EstimatedPriceBreakdown summary={summary} fulfillment={fulfillment} />)[1];
  };

  it('is the fee of a delivery, what it saved above the limit, or a pickup that is free', () => {
    expect(sums(1000, 'DELIVERY')).toBe('Delivery$5.99');
    expect(sums(5001, 'DELIVERY')).toBe('DeliveryInstead of $5.99Free');
    expect(sums(5001, 'PICKUP')).toBe('PickupFree');
  });
});

describe('the sums of an order', () => {
  const added = ['Subtotal$5.00', 'Tax$0.40', 'Delivery fee$5.99', 'Total$11.39'];
  const order = anOrder({ total: cents(1099) });

  it.each([profile.pricing, british])(
    'have a line of tax where it adds to the total, whatever the cart does',
    (shop) => {
      expect(linesIn(<OrderPriceBreakdown order={anOrder()} />, shop)).toEqual(added);
    },
  );

  it('the discount has the color of what is free, and no translator changes its amount', () => {
    render(
      <ShopProvider value={profile}>
        <OrderPriceBreakdown order={anOrder({ discount: cents(50) })} />
      </ShopProvider>,
    );
    const discount = screen.getByText('−$0.50');
    expect(discount.getAttribute('translate')).toBe('no');
    expect(discount.className).toBe('is-free');
  });

  it.each([
    [british, 'Total includes VAT of $0.40'],
    [profile.pricing, 'Total includes tax of $0.40'],
  ])('have the tax below the total where it is part of it', (shop, within) => {
    const lines = linesIn(<OrderPriceBreakdown order={order} />, shop);
    expect(lines).toEqual(['Subtotal$5.00', 'Delivery fee$5.99', 'Total$10.99', within]);
  });
});
