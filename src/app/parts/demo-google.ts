import { DemoGoogle } from '../../ui/demo/demo-google';
import { hostedPagesModule } from '../features/demo-checkout.feature';

export const part = { component: DemoGoogle, modules: [hostedPagesModule] };
