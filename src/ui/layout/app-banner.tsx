import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLazyComponents } from '../lazy-components';
import type { BannerTextProps } from './banner-text';
import { SilentBoundary } from './silent-boundary';

/** The most important state of the app, under the header. Most visits show no banner, so its text is loaded later. */
export const AppBanner = observer(function AppBanner({ banners }: BannerTextProps) {
  const { bannerText: BannerText } = useLazyComponents();
  useEffect(() => {
    banners.load();
    return banners.dispose;
  }, [banners]);

  if (!banners.shown) return null;
  return (
    <SilentBoundary>
      <BannerText banners={banners} />
    </SilentBoundary>
  );
});
