import { ArrowRight, LogIn, LogOut, Phone, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { BrandMark } from '../components/icons/brand-mark';
import { buttonClass } from '../components/buttons/button';
import { Dialog } from '../components/dialogs/dialog';
import { HoursList } from '../components/shop/hours-list';
import { Icon } from '../components/icons/icon';
import { PhoneLink } from '../components/shop/phone-link';
import { openStateText } from '../format/format-hours';
import { phoneLineText } from '../format/format-opening';
import { IconButton } from '../components/buttons/icon-button';
import { accountLinks } from '../auth/account-links';
import { navLinks } from './nav-links';
import { useShop } from '../shop-context';
import { useShared, useViewModel } from '../view-model-context';
import './mobile-menu.css';
import { paths } from '../../domain/shared/paths';

export const MobileMenu = observer(function MobileMenu() {
  const overlays = useShared(OverlaysViewModel);
  const { isSignedIn } = useShared(SessionViewModel);
  const { name, mark } = useShop();
  const { pathname } = useLocation();
  return (
    <Dialog className="sheet" label="Menu" onClose={overlays.close}>
      <div className="wrap">
        <div className="header__in">
          <span className="brand">
            <BrandMark shapes={mark} />
            <span translate="no">{name}</span>
          </span>
          <span className="header__end">
            <IconButton label="Close menu" icon={X} iconSize="lg" onClick={overlays.close} />
          </span>
        </div>
        <nav className="sheet__nav" aria-label="Main">
          {navLinks.map(({ label, to }) => (
            <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined} onClick={overlays.close}>
              <span>{label}</span>
              <Icon of={ArrowRight} />
            </Link>
          ))}
        </nav>
        <Link
          className={buttonClass({ size: 'lg', block: true, className: 'mt-5' })}
          to={paths.menu}
          onClick={overlays.close}
        >
          Order Food
        </Link>
        {isSignedIn ? (
          <AccountLinks />
        ) : (
          <div className="sheet__sub mt-4">
            <button type="button" onClick={overlays.openSignIn}>
              <Icon of={LogIn} />
              <span>Login</span>
            </button>
          </div>
        )}
        <ShopHours />
      </div>
    </Dialog>
  );
});

const ShopHours = observer(function ShopHours() {
  const opening = useViewModel(OpeningHoursViewModel);
  const { takesOrders } = useShared(MenuViewModel);
  const { state, phone } = opening;
  const isOpen = state?.kind === 'open' && takesOrders;
  return (
    <div className="sheet__shop">
      <div>
        {state && <p className={isOpen ? 'open-now' : 'open-now open-now--no'}>{openStateText(state, takesOrders)}</p>}
        <HoursList closures={opening.closures} />
        <span className="sheet__phone">
          <Icon of={Phone} />
          <PhoneLink />
        </span>
        {phone && <p className="muted">{phoneLineText(phone)}</p>}
      </div>
    </div>
  );
});

function AccountLinks() {
  const overlays = useShared(OverlaysViewModel);
  const session = useShared(SessionViewModel);
  const signOut = () => {
    overlays.close();
    session.signOut();
  };
  return (
    <div className="sheet__sub mt-4">
      {accountLinks.map(({ label, to, icon }) => (
        <Link key={to} to={to} onClick={overlays.close}>
          <Icon of={icon} />
          <span>{label}</span>
        </Link>
      ))}
      <button type="button" onClick={signOut}>
        <Icon of={LogOut} />
        <span>Sign Out</span>
      </button>
    </div>
  );
}
