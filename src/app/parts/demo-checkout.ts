import { DemoCheckout } from '../../ui/demo/demo-checkout';
import { hostedPagesModule } from '../features/demo-checkout.feature';

export const part = { component: DemoCheckout, modules: [hostedPagesModule] };
