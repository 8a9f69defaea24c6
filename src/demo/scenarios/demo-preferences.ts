import { fieldsOf } from '../../adapters/storage/stored-schema';
import type { StateStorage } from '../../adapters/mock/state-storage';

const key = 'storefront.demo';

export interface DemoPreferences {
  readonly theme: string;
  readonly hour: string;
  readonly open: boolean;
  readonly ahead: number;
  /** Whether the order machine tells its steps in the console. */
  readonly logsOrders: boolean;
}

export function readDemoPreferences(storage: Pick<StateStorage, 'read'>): DemoPreferences {
  const { theme, hour, open, ahead, logsOrders } = fieldsOf(storage.read(key));
  return {
    theme: typeof theme === 'string' ? theme : '',
    hour: typeof hour === 'string' && /^\d{1,2}$/.test(hour) ? hour : '',
    open: open === true,
    logsOrders: logsOrders === true,
    ahead: typeof ahead === 'number' && Number.isFinite(ahead) ? ahead : 0,
  };
}

export function writeDemoPreferences(storage: Pick<StateStorage, 'write'>, preferences: DemoPreferences): void {
  storage.write(key, preferences);
}
