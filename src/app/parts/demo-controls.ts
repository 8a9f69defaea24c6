import { DemoControls } from '../../ui/demo/demo-controls';
import { demoModule } from '../features/demo-controls.feature';
import { orderStorageModule } from '../modules/order-storage.module';

export const part = { component: DemoControls, modules: [orderStorageModule, demoModule] };
