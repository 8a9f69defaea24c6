import { MobileMenu } from '../../ui/layout/mobile-menu';

export const part = { component: MobileMenu, modules: [] };
