import { Database, HardDrive, WifiOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { BannersViewModel } from '../../view-models/banners.view-model';
import { Banner } from '../components/banner';

/** The state of the whole app, under the header. */
export const AppBanner = observer(function AppBanner({ banners }: { readonly banners: BannersViewModel }) {
  useEffect(() => {
    banners.load();
    return banners.dispose;
  }, [banners]);

  switch (banners.shown) {
    case 'offline':
      return (
        <Banner tone="warning" icon={WifiOff} title="You are offline.">
          The menu, your cart and your last order can still be read. Paying waits for the connection.
        </Banner>
      );
    case 'sample':
      return (
        <Banner
          tone="warning"
          icon={Database}
          title="Sample menu."
          action={{ label: 'Try again', onPress: () => location.reload() }}
        >
          Our menu can not be reached right now. You can look around; these items can not be ordered.
        </Banner>
      );
    case 'storage':
      return (
        <Banner icon={HardDrive} title="This browser does not let us keep things." onDismiss={banners.dismissStorage}>
          Your cart and your sign-in last until you close this tab.
        </Banner>
      );
    case undefined:
      return null;
  }
});
