import { MobileMenu } from '../../ui/layout/mobile-menu';
import { openingHoursModule } from '../modules/opening-hours.module';

export const mobileMenuFeature = { component: MobileMenu, modules: [openingHoursModule] };
