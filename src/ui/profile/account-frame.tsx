import { LogOut } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths, routes } from '../../domain/shared/paths';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { Icon } from '../components/icons/icon';
import { accountLinks } from '../auth/account-links';
import './account-page.css';
import '../components/panel.css';
import { useShared } from '../view-model-context';

export const AccountFrame = observer(function AccountFrame({ children }: { readonly children: ReactNode }) {
  const session = useShared(SessionViewModel);
  const { pathname } = useLocation();
  const currentAt = (to: string) => {
    if (to === pathname) return 'page';
    return to === paths.orders && pathname === routes.trackOrder ? true : undefined;
  };
  return (
    <div className="acct">
      <nav className="acct__nav" aria-label="Account">
        {accountLinks.map(({ label, to, icon }) => (
          <Link key={to} to={to} aria-current={currentAt(to)}>
            <Icon of={icon} />
            <span>{label}</span>
          </Link>
        ))}
        <button type="button" onClick={session.signOut}>
          <Icon of={LogOut} />
          <span>Sign Out</span>
        </button>
      </nav>
      <div>{children}</div>
    </div>
  );
});
