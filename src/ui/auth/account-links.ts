import { Receipt, Settings, User } from 'lucide-react';

/** The pages of a signed-in customer. */
export const accountLinks = [
  { label: 'Profile', to: '/profile', screen: 'profile', icon: User },
  { label: 'My Orders', to: '/orders', screen: 'orders', icon: Receipt },
  { label: 'Settings', to: '/settings', screen: 'settings', icon: Settings },
] as const;
