import { Receipt, Settings, User } from 'lucide';
import { paths } from '../../domain/shared/paths';

export const accountLinks = [
  { label: 'Profile', to: paths.profile, screen: 'profile', icon: User },
  { label: 'My Orders', to: paths.orders, screen: 'orders', icon: Receipt },
  { label: 'Settings', to: paths.settings, screen: 'settings', icon: Settings },
] as const;
