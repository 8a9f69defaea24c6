import type { FulfillmentOffer } from '../../domain/orders/fulfillment-offers';
import { formatMoney } from './format-money';

export const fulfillmentLegend = 'Delivery or pickup?';
export const fulfillmentNames = { DELIVERY: 'Delivery', PICKUP: 'Pickup' } as const;

export function formatFee({ fee }: Pick<FulfillmentOffer, 'fee'>): string {
  return fee > 0 ? formatMoney(fee) : 'free';
}
