import { ContainerModule } from 'inversify';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { BannersViewModel } from '../../view-models/shell/banners.view-model';
import { NewsletterViewModel } from '../../view-models/shell/newsletter.view-model';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** The header, banners and footer of every page. */
export const layoutModule = new ContainerModule(({ bind }) => {
  bind(AppearanceViewModel)
    .toResolvedValue(construct(AppearanceViewModel), [tokens.appearanceRepository])
    .inSingletonScope();
  bind(BannersViewModel).toResolvedValue(construct(BannersViewModel), [
    ConnectionViewModel,
    tokens.storageAvailability,
    tokens.sampleDataInUse,
    tokens.shop,
  ]);
  bind(NewsletterViewModel).toResolvedValue(construct(NewsletterViewModel), []);
});
