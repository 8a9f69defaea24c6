import { Receipt, Settings, User } from 'lucide';
import { accountPages } from '../layout/nav-links';

const icons = { profile: User, orders: Receipt, settings: Settings };

export const accountLinks = accountPages.map((page) => ({ ...page, icon: icons[page.screen] }));
