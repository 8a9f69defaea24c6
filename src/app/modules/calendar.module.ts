import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { Clock } from '../../domain/shared/ports';
import { tokens } from '../tokens';

/** The customer's own days. */
export const calendarModule = new ContainerModule(({ bind }) => {
  bind(CustomerCalendar).toResolvedValue(
    (clock: Clock) => new CustomerCalendar(clock, Intl.DateTimeFormat().resolvedOptions().timeZone),
    [tokens.clock],
  );
});
