import { ContainerModule } from 'inversify';
import { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

export const openingHoursModule = new ContainerModule(({ bind }) => {
  bind(OpeningHoursViewModel).toResolvedValue(construct(OpeningHoursViewModel), [
    tokens.clock,
    tokens.timers,
    tokens.shop,
  ]);
});
