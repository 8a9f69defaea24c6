import { Mail, Phone } from 'lucide';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../components/buttons/button';
import { SectionEdge } from '../components/section-edge';
import { EmailLink } from '../components/shop/email-link';
import { Icon, type IconDrawing } from '../components/icons/icon';
import { formatOpeningHours } from '../format/format-hours';
import { appearanceOptions } from '../appearance-options';
import { useShop } from '../shop-context';
import { Brand } from './header';
import { navLinks } from './nav-links';
import { paths } from '../../domain/shared/paths';
import { PhoneLink } from '../components/shop/phone-link';
import { observer } from 'mobx-react-lite';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { useShared } from '../view-model-context';
import type { SocialNetwork } from '../../domain/shop/shop-profile';
import { facebook, instagram, youtube } from '../components/icons/social-icons';

const thisYear = new Date().getFullYear();
const quickLinks = [...navLinks, { label: 'Feedback', to: paths.feedback }];

export function Footer() {
  const { name, tagline } = useShop();
  const { pathname } = useLocation();
  return (
    <>
      <SectionEdge up className="footer-edge" />
      <footer className="footer on-deep">
        <div className="wrap">
          <div className="footer__grid">
            <div>
              <Brand />
              <p className="footer__tagline">{tagline}</p>
            </div>
            <nav className="footer__links" aria-label="Quick links">
              <h2>Quick links</h2>
              <ul role="list">
                {quickLinks.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <FooterContact />
            <NewsletterBox />
          </div>
          <div className="footer__base">
            {/* A prerendered page has the year of its build. */}
            <span translate="no" suppressHydrationWarning>
              {`© ${thisYear} ${name}`}
            </span>
            <Link to={paths.privacy}>Privacy</Link>
            <Link to={paths.terms}>Terms</Link>
            <Link to={paths.accessibility}>Accessibility</Link>
            <AppearanceChoice />
            <SocialLinks />
          </div>
        </div>
      </footer>
    </>
  );
}

function FooterContact() {
  const { contact } = useShop();
  return (
    <div className="footer__contact">
      <h2>Contact</h2>
      <ul role="list">
        <li>
          <Icon of={Phone} />
          <span>
            <PhoneLink />
            {contact.phoneHours.map((row) => (
              <small className="nowrap" key={`${row.from} ${row.opens}`}>
                {formatOpeningHours(row)}
              </small>
            ))}
          </span>
        </li>
        <li>
          <Icon of={Mail} />
          <EmailLink address={contact.email} />
        </li>
      </ul>
    </div>
  );
}

const AppearanceChoice = observer(function AppearanceChoice() {
  const appearance = useShared(AppearanceViewModel);
  const chosen = appearance.choice ?? 'system';
  return (
    <fieldset className="looks">
      <legend className="sr">Appearance</legend>
      {appearanceOptions.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            className="cover"
            type="radio"
            name="appearance"
            value={value}
            checked={chosen === value}
            onChange={() => appearance.choose(value)}
          />
          <Icon of={icon} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
});

const networks: readonly { readonly network: SocialNetwork; readonly label: string; readonly icon: IconDrawing }[] = [
  { network: 'instagram', label: 'Instagram', icon: instagram },
  { network: 'facebook', label: 'Facebook', icon: facebook },
  { network: 'youtube', label: 'YouTube', icon: youtube },
];

/** @public Tested alone with the addresses that no shipped shop sets. */
export function SocialLinks() {
  const { name, social } = useShop();
  const links = networks.flatMap(({ network, label, icon }) => {
    const url = social[network];
    return url ? { url, label, icon } : [];
  });
  if (links.length === 0) return null;
  return (
    <div className="footer__social">
      {links.map(({ url, label, icon }) => (
        <a key={label} href={url} rel="noopener" className="icon-btn" aria-label={`${name} on ${label}`}>
          <Icon of={icon} />
        </a>
      ))}
    </div>
  );
}

/** The specification gives the box no behaviour, so it takes no address, and its button says why. */
function NewsletterBox() {
  const { newsletterText } = useShop();
  return (
    <div>
      <h2>Newsletter</h2>
      <p>{newsletterText}</p>
      <Button variant="ghost" className="footer__sign-up mt-3" aria-disabled="true">
        Sign-up isn't open yet
      </Button>
    </div>
  );
}
