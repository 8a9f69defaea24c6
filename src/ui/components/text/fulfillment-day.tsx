import { observer } from 'mobx-react-lite';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { FulfillmentViewModel } from '../../../view-models/cart/fulfillment.view-model';
import { useShared } from '../../view-model-context';
import { fulfillmentNames } from '../../format/format-fulfillment';
import { Day } from './day';

/** `Delivery Sun, Nov 29`, or `Pickup …` where the customer chose that. */
export const FulfillmentDay = observer(function FulfillmentDay({ date }: { readonly date: CalendarDate }) {
  const { chosen } = useShared(FulfillmentViewModel);
  return (
    <>
      <span>{`${fulfillmentNames[chosen]} `}</span>
      <Day date={date} />
    </>
  );
});
