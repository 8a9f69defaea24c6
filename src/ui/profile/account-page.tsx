import { LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { Icon } from '../components/icons/icon';
import { PageMeta } from '../components/page-meta';
import { accountLinks } from '../auth/account-links';
import './account-page.css';
import '../components/panel.css';
import { useViewModel } from '../view-model-context';

interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the customer's account, with links to the others. */
export const AccountPage = observer(function AccountPage({ title, children }: AccountPageProps) {
  const session = useViewModel(SessionViewModel);
  return (
    <div className="wrap page">
      <PageMeta title={title} />
      <div className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <div className="acct">
        <nav className="acct__nav" aria-label="Account">
          {accountLinks.map(({ label, to, icon }) => (
            <NavLink key={to} to={to}>
              <Icon of={icon} />
              {label}
            </NavLink>
          ))}
          <button type="button" onClick={session.signOut}>
            <Icon of={LogOut} />
            Sign Out
          </button>
        </nav>
        <div>{children}</div>
      </div>
    </div>
  );
});
