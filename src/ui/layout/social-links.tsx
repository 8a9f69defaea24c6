import type { SocialNetwork } from '../../domain/shop/shop-profile';
import { Icon, type IconDrawing } from '../components/icons/icon';
import { facebook, instagram, youtube } from '../components/icons/social-icons';
import { useShop } from '../shop-context';

const networks: readonly { readonly network: SocialNetwork; readonly label: string; readonly icon: IconDrawing }[] = [
  { network: 'instagram', label: 'Instagram', icon: instagram },
  { network: 'facebook', label: 'Facebook', icon: facebook },
  { network: 'youtube', label: 'YouTube', icon: youtube },
];

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
