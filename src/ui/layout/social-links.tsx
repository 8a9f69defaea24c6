import type { SocialNetwork } from '../../domain/shop/shop-profile';
import { Icon, type IconDrawing } from '../components/icons/icon';
import { facebook, instagram, youtube } from '../components/icons/social-icons';
import { useShop } from '../shop-context';

const networks: readonly { readonly network: SocialNetwork; readonly label: string; readonly icon: IconDrawing }[] = [
  { network: 'instagram', label: 'Instagram', icon: instagram },
  { network: 'facebook', label: 'Facebook', icon: facebook },
  { network: 'youtube', label: 'YouTube', icon: youtube },
];
const reasonId = 'social-not-available';

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
