import { WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Banner } from '../components/feedback/banner';
import { useLazyComponents } from '../lazy-components';
import type { BannerTextProps } from './banner-text';
import { SilentBoundary } from './silent-boundary';

export const AppBanner = observer(function AppBanner({ banners }: BannerTextProps) {
  const { bannerText: BannerText } = useLazyComponents();
  if (!banners.shown) return null;
  if (banners.shown === 'offline')
    return (
      <Banner tone="warning" icon={WifiOff} title="You're offline.">
        You can still change your cart and read what's already loaded, but you need a connection to order.
      </Banner>
    );
  return (
    <SilentBoundary>
      <BannerText banners={banners} />
    </SilentBoundary>
  );
});
