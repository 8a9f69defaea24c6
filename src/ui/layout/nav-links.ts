import type { ScreenName } from '../lazy-components';

interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly screen: ScreenName;
  /** The section of the home page it leads to. */
  readonly section?: string;
}

export const navLinks: readonly NavLink[] = [
  { label: 'Home', to: '/', screen: 'home', section: 'home' },
  { label: 'About', to: '/#about', screen: 'home', section: 'about' },
  { label: 'Menu', to: '/menu', screen: 'menu' },
  { label: 'Contact', to: '/#contact', screen: 'home', section: 'contact' },
];
