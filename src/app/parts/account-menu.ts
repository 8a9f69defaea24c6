import { AccountMenu } from '../../ui/auth/account-menu';

export const part = { component: AccountMenu, modules: [] };
