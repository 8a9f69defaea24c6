import { DemoGoogle } from '../../ui/demo/demo-google';
import { standInsModule } from '../modules/stand-ins.module';

export const part = { component: DemoGoogle, modules: [standInsModule] };
