import { AccountMenu } from '../../ui/layout/account-menu';

export const part = { component: AccountMenu, modules: [] };
