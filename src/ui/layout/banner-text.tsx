import { Database, HardDrive, Megaphone } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { SampleDataKind } from '../../domain/shared/ports';
import type { BannersViewModel } from '../../view-models/shell/banners.view-model';
import { Banner } from '../components/feedback/banner';

const sampleTexts: Readonly<Record<SampleDataKind, { readonly title: string; readonly text: string }>> = {
  sampleMenu: {
    title: 'Sample menu.',
    text: "Our menu can't be reached right now. You can look around; these items can't be ordered.",
  },
  sampleAccount: {
    title: 'Sample account.',
    text: "Accounts can't be reached right now. You can look around; we don't save what you enter or change.",
  },
  sampleMenuAndAccount: {
    title: 'Sample menu and account.',
    text: "Our menu and accounts can't be reached right now. You can look around; these items can't be ordered, and we don't save what you enter or change.",
  },
};

export interface BannerTextProps {
  readonly banners: BannersViewModel;
}

export const BannerText = observer(function BannerText({ banners }: BannerTextProps) {
  const { shown } = banners;
  switch (shown) {
    case 'sampleMenu':
    case 'sampleAccount':
    case 'sampleMenuAndAccount':
      return (
        <Banner
          tone="warning"
          icon={Database}
          title={sampleTexts[shown].title}
          action={{ label: 'Try again', onPress: () => location.reload() }}
        >
          {sampleTexts[shown].text}
        </Banner>
      );
    case 'notice':
      return (
        <Banner icon={Megaphone} onDismiss={banners.dismissNotice}>
          {banners.notice}
        </Banner>
      );
    case 'storage':
      return (
        <Banner icon={HardDrive} title="Your browser won't let us save anything." onDismiss={banners.dismissStorage}>
          Your cart and your sign-in last until you close this tab.
        </Banner>
      );
    case 'offline':
    case undefined:
      return null;
  }
});
