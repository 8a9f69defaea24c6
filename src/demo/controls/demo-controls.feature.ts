import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../../adapters/storage/json-storage';
import { MockBackend } from '../../../adapters/mock/mock-backend';
import type { AccountGateway, SessionRepository } from '../../../domain/auth/ports';
import type { PendingOrderRepository } from '../../../domain/checkout/ports';
import type { Randomness } from '../../../domain/shared/ports';
import { DemoControls } from '../../../ui/demo/demo-controls';
import { DemoPanelViewModel } from '../../../view-models/demo/demo-panel.view-model';
import { loadSample } from '../../profiles/samples';
import type { Settings } from '../../settings';
import { orderModule } from '../../modules/order.module';
import { tokens } from '../../tokens';
import { demoThemes } from './demo-themes';
import { MockDemoActions } from './mock-demo-actions';

const bindings = new ContainerModule(({ bind }) => {
  bind(DemoPanelViewModel).toResolvedValue(
    (
      backend: MockBackend,
      storage: JsonStorage,
      settings: Settings,
      account: AccountGateway,
      sessions: SessionRepository,
      pendingOrders: PendingOrderRepository,
      randomness: Randomness,
    ) => {
      const demo = async () => {
        const [{ ScenarioRunner }, { demoCustomer }] = await Promise.all([
          import('../../../adapters/mock/demo/scenario-runner'),
          loadSample(settings.profile),
        ]);
        return new ScenarioRunner(backend, account, sessions, pendingOrders, randomness, demoCustomer);
      };
      return new DemoPanelViewModel(
        new MockDemoActions(settings.profile, demoThemes, settings.otherShopUrl, backend, storage, demo, () => window),
      );
    },
    [
      MockBackend,
      JsonStorage,
      tokens.settings,
      tokens.accountGateway,
      tokens.sessionRepository,
      tokens.pendingOrderRepository,
      tokens.randomness,
    ],
  );
});

export const demoControlsFeature = { component: DemoControls, modules: [orderModule, bindings] };
