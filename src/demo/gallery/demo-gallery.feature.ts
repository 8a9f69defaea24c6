import { ContainerModule } from 'inversify';
import { momentLink } from '../moments/moment-link';
import type { AccountGateway } from '../../domain/auth/ports';
import type { Browser, Clock, Randomness } from '../../domain/shared/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { DemoGallery } from './demo-gallery';
import { DemoGalleryViewModel, type StateLinks } from './demo-gallery.view-model';
import { loadSample } from '../../app/profiles/samples';
import type { Settings } from '../../app/settings';
import { tokens } from '../../app/tokens';
import { demoThemes } from '../controls/demo-themes';
import { momentOf } from './state-moments';

const bindings = new ContainerModule(({ bind }) => {
  bind(DemoGalleryViewModel).toResolvedValue(
    (
      { profile: shop }: Settings,
      profile: ShopProfile,
      { origin }: Browser,
      account: AccountGateway,
      clock: Clock,
      randomness: Randomness,
    ) => {
      const home = new URL(import.meta.env.BASE_URL, origin);
      const linkTo: StateLinks['linkTo'] = async (state, look) => {
        const sample = await loadSample(shop);
        return momentLink(await momentOf(state, look, { shop, profile, sample, account, clock, randomness }), home);
      };
      return new DemoGalleryViewModel({ themes: demoThemes, linkTo });
    },
    [tokens.settings, tokens.shop, tokens.browser, tokens.accountGateway, tokens.deviceClock, tokens.randomness],
  );
});

export const demoGalleryFeature = { component: DemoGallery, modules: [bindings] };
