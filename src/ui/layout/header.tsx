import { Menu } from 'lucide';
import { Link, useLocation } from 'react-router-dom';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { BrandMark } from '../components/icons/brand-mark';
import { IconButton } from '../components/buttons/icon-button';
import { useShop } from '../shop-context';
import { useShared } from '../view-model-context';
import { AccountArea } from '../auth/account-area';
import { AddedToast } from '../cart/added-toast';
import { CartButton } from '../cart/cart-button';
import { navLinks } from './nav-links';
import { useScrolledPast, useSectionInView } from './use-scroll-position';
import { paths } from '../../domain/shared/paths';
import { classNames } from '../components/class-names';
import { usePreload } from '../use-preload';

/** The position is in pixels. Further down, the header no longer overlays the hero's picture. */
const scrollThreshold = 50;
const sections = navLinks.flatMap(({ section }) => section ?? []);

export function Header({ over }: { readonly over: boolean }) {
  const scrolled = useScrolledPast(scrollThreshold);
  const overlays = useShared(OverlaysViewModel);
  const preload = usePreload();
  return (
    <header className={classNames('header', over ? 'header--over' : 'header--plain', scrolled && 'is-scrolled')}>
      <div className="wrap header__in">
        <Brand />
        <MainNav />
        <AddedToast />
        <div className="header__end">
          <Link className="btn btn--order" to={paths.menu} {...preload('menu')}>
            Order Food
          </Link>
          <CartButton />
          <AccountArea />
          <IconButton
            className="only-mobile"
            label="Open menu"
            icon={Menu}
            iconSize="lg"
            aria-haspopup="dialog"
            {...preload('mobileMenu')}
            onClick={() => overlays.open({ kind: 'mobileMenu' })}
          />
        </div>
      </div>
    </header>
  );
}

export function Brand() {
  const { name, mark } = useShop();
  return (
    <Link className="brand" to={paths.home}>
      <BrandMark shapes={mark} />
      <span translate="no">{name}</span>
    </Link>
  );
}

function MainNav() {
  const preload = usePreload();
  const current = useCurrentLink();
  return (
    <nav className="nav" aria-label="Main">
      {navLinks.map(({ label, to, screen }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? (to.includes('#') ? 'location' : 'page') : undefined}
          {...preload(screen)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function useCurrentLink(): string | undefined {
  const { pathname } = useLocation();
  const section = useSectionInView(sections) ?? 'home';
  return navLinks.find((link) => (pathname === paths.home ? link.section === section : link.to === pathname))?.to;
}
