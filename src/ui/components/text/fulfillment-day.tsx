import { observer } from 'mobx-react-lite';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { FulfillmentViewModel } from '../../../view-models/cart/fulfillment.view-model';
import { useShared } from '../../view-model-context';
import { drawFulfillmentDay } from './draw-fulfillment-day';

export const FulfillmentDay = observer(function FulfillmentDay({ date }: { readonly date: CalendarDate }) {
  return drawFulfillmentDay(useShared(FulfillmentViewModel).chosen, date);
});
