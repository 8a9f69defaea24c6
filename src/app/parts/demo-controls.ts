import { DemoControls } from '../../ui/demo/demo-controls';
import { demoModule } from '../modules/demo.module';
import { orderStorageModule } from '../modules/kept-orders.module';

export const part = { component: DemoControls, modules: [orderStorageModule, demoModule] };
