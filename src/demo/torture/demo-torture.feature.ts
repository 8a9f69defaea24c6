import { ContainerModule } from 'inversify';
import { MockBackend } from '../../adapters/mock/mock-backend';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import type { Clock, Timers } from '../../domain/shared/ports';
import { DemoTorture } from './demo-torture';
import { DemoTortureViewModel } from './demo-torture.view-model';
import { orderModule } from '../../app/modules/order.module';
import { tokens } from '../../app/tokens';
import { MockTorturing } from './mock-torturing';

const bindings = new ContainerModule(({ bind }) => {
  bind(DemoTortureViewModel).toResolvedValue(
    (backend: MockBackend, storage: JsonStorage, ledger: OrderLedger, clock: Clock, timers: Timers) =>
      new DemoTortureViewModel(new MockTorturing(backend, storage, ledger, clock), timers),
    [MockBackend, JsonStorage, OrderLedger, tokens.deviceClock, tokens.timers],
  );
});

export const demoTortureFeature = { component: DemoTorture, modules: [orderModule, bindings] };
