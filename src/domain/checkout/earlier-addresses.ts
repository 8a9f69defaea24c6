import { actionsOf, type DeliveryInfo } from '../orders/order';
import type { OrderGateway } from '../orders/ports';
import { hasErrors } from '../shared/field-errors';
import type { CancelSignal } from '../shared/ports';
import { orUndefined } from '../shared/service-error';
import { addressErrors, servedBy, type ServingShop } from './checkout-details-rules';
import { detailsFrom, isSameAddress, type CheckoutDetails } from './checkout-details';
import { groupedMobile, offeredDialCode } from './mobile-number';

/** Only these are read, because each order costs a call. */
const maxOrders = 3;

/**
 * Finds the addresses of the customer's last deliveries: newest first, each once, and only where the shop delivers. An
 * order that cannot be read is skipped.
 */
export class FindEarlierAddresses {
  constructor(
    private readonly orders: OrderGateway,
    private readonly shop: ServingShop,
  ) {}

  async execute(cancel?: CancelSignal): Promise<readonly CheckoutDetails[]> {
    const list = await orUndefined(this.orders.listMine({}, cancel));
    const readable = (list?.orders ?? []).filter((order) => actionsOf(order).deliveryInfo).slice(0, maxOrders);
    const deliveries = await Promise.all(readable.map(({ id }) => orUndefined(this.orders.deliveryInfo(id))));
    const found = deliveries.flatMap((delivery) => (delivery && detailsOf(delivery, this.shop)) ?? []);
    return found.filter((one, position) => found.findIndex((other) => isSameAddress(other, one)) === position);
  }
}

function detailsOf({ address, userMobile, contact }: DeliveryInfo, shop: ServingShop): CheckoutDetails | undefined {
  const { area } = shop;
  const { state } = area;
  if (address?.state !== undefined && state !== undefined && address.state !== state) return undefined;
  const details = servedBy(shop, detailsFrom(address, userMobile ?? contact?.phone, area));
  if (hasErrors(addressErrors(details, area))) return undefined;
  return { ...details, mobile: groupedMobile(details.mobile, offeredDialCode(area, details.dialCode)) };
}
