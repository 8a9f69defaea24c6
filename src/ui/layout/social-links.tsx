import type { SocialNetwork } from '../../domain/shop/shop-profile';
import { Icon, type IconComponent } from '../components/icons/icon';
import { FacebookIcon, InstagramIcon, YoutubeIcon } from '../components/icons/social-icons';
import { useShop } from '../shop-context';

const networks: readonly { readonly network: SocialNetwork; readonly label: string; readonly icon: IconComponent }[] = [
  { network: 'instagram', label: 'Instagram', icon: InstagramIcon },
  { network: 'facebook', label: 'Facebook', icon: FacebookIcon },
  { network: 'youtube', label: 'YouTube', icon: YoutubeIcon },
];
const reasonId = 'social-not-available';

/** A network without a URL is shown as not available instead of as a dead link. */
export function SocialLinks() {
  const { name, social } = useShop();
  const hasUnset = networks.some(({ network }) => !social[network]);
  return (
    <div className="footer__social">
      {networks.map(({ network, label, icon }) => {
        const named = { className: 'icon-btn', 'aria-label': `${name} on ${label}` };
        const url = social[network];
        if (url) {
          return (
            <a key={network} href={url} rel="noopener" {...named}>
              <Icon of={icon} />
            </a>
          );
        }
        return (
          <span key={network} role="link" tabIndex={0} aria-disabled="true" aria-describedby={reasonId} {...named}>
            <Icon of={icon} />
          </span>
        );
      })}
      {hasUnset && (
        <small id={reasonId}>
          {networks.every(({ network }) => !social[network]) ? 'Not available yet' : "Dimmed ones aren't available yet"}
        </small>
      )}
    </div>
  );
}
