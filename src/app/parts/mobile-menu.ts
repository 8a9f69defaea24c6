import { MobileMenu } from '../../ui/overlays/mobile-menu';

export const part = { component: MobileMenu, modules: [] };
