import { UnfinishedOrder } from '../../ui/components/unfinished-order';
import { keptOrdersModule } from '../modules/kept-orders.module';
import { unfinishedOrderModule } from '../modules/unfinished-order.module';

export const part = { component: UnfinishedOrder, modules: [keptOrdersModule, unfinishedOrderModule] };
