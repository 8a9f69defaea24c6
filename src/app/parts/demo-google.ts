import { DemoGoogle } from '../../ui/demo/demo-google';
import { hostedPagesModule } from '../modules/stand-ins.module';

export const part = { component: DemoGoogle, modules: [hostedPagesModule] };
