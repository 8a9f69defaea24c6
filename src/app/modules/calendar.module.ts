import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { Clock } from '../../domain/shared/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { tokens } from '../tokens';

/** Days in the customer's time zone and in the shop's. */
export const calendarModule = new ContainerModule(({ bind }) => {
  bind(CustomerCalendar).toResolvedValue(
    (clock: Clock, { timeZone }: ShopProfile) =>
      new CustomerCalendar(clock, Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone),
    [tokens.clock, tokens.shop],
  );
});
