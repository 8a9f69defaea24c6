import type { PreloadName } from '../use-preload';
import { paths } from '../../domain/shared/paths';

interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly screen: PreloadName;
  readonly section?: string;
}

export const navLinks: readonly NavLink[] = [
  { label: 'Home', to: paths.home, screen: 'home', section: 'home' },
  { label: 'About', to: paths.about, screen: 'home', section: 'about' },
  { label: 'Menu', to: paths.menu, screen: 'menu' },
  { label: 'Contact', to: paths.contact, screen: 'home', section: 'contact' },
];

export const accountPages = [
  { label: 'Profile', to: paths.profile, screen: 'profile' },
  { label: 'My Orders', to: paths.orders, screen: 'orders' },
  { label: 'Settings', to: paths.settings, screen: 'settings' },
] as const satisfies readonly NavLink[];
