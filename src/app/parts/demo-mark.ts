import { DemoMark } from '../../ui/demo/demo-mark';

export const part = { component: DemoMark, modules: [] };
