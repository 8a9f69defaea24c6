import { DemoCheckout } from '../../ui/demo/demo-checkout';
import { standInsModule } from '../modules/stand-ins.module';

export const part = { component: DemoCheckout, modules: [standInsModule] };
