import { ContainerModule } from 'inversify';
import { SystemClock } from '../adapters/browser/time-and-chance';
import { JsonStorage } from '../adapters/storage/json-storage';
import { tokens } from '../app/tokens';
import type { Clock } from '../domain/shared/ports';
import type { ShopProfile } from '../domain/shop/shop-profile';
import { DemoMarkViewModel } from './controls/demo-mark.view-model';
import { logOrderSteps } from './controls/log-order-steps';
import { DemoClock, ShiftedClock } from './scenarios/demo-clock';
import { readDemoPreferences } from './scenarios/demo-preferences';

export const demoModule = new ContainerModule(({ bind, rebind }) => {
  rebind(tokens.deviceClock)
    .toResolvedValue(
      (storage: JsonStorage) => new ShiftedClock(new SystemClock(), readDemoPreferences(storage).ahead),
      [JsonStorage],
    )
    .inSingletonScope();
  rebind(tokens.clock)
    .toResolvedValue(
      (device: Clock, shop: ShopProfile, storage: JsonStorage) => {
        const { hour } = readDemoPreferences(storage);
        return new DemoClock(device, shop.timeZone, hour ? Number(hour) : undefined);
      },
      [tokens.deviceClock, tokens.shop, JsonStorage],
    )
    .inSingletonScope();
  bind(tokens.orderSteps).toResolvedValue(
    (storage: JsonStorage) =>
      logOrderSteps(
        () => readDemoPreferences(storage).logsOrders,
        // oxlint-disable-next-line no-console -- for a developer who switches it on
        (line, step) => console.info(line, step),
      ),
    [JsonStorage],
  );
  bind(DemoMarkViewModel).toResolvedValue(
    (storage: JsonStorage) => new DemoMarkViewModel(() => readDemoPreferences(storage)),
    [JsonStorage],
  );
});
