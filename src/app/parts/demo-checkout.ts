import { DemoCheckout } from '../../ui/demo/demo-checkout';
import { hostedPagesModule } from '../modules/stand-ins.module';

export const part = { component: DemoCheckout, modules: [hostedPagesModule] };
