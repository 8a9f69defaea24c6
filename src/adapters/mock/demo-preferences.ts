import { fieldsOf } from '../storage/parse-stored';
import type { StateStorage } from './mock-store';

const key = 'storefront.demo';

/** What a visitor chose in the demo panel besides the scenario; '' is the usual. */
export interface DemoPreferences {
  readonly theme: string;
  /** Of the day at the shop. */
  readonly hour: string;
  /** Whether the panel stays open when a page is loaded. */
  readonly open: boolean;
}

export function readDemoPreferences(storage: StateStorage): DemoPreferences {
  const { theme, hour, open } = fieldsOf(storage.read(key));
  return {
    theme: typeof theme === 'string' ? theme : '',
    hour: typeof hour === 'string' && /^\d{1,2}$/.test(hour) ? hour : '',
    open: open === true,
  };
}

export function writeDemoPreferences(storage: StateStorage, choices: DemoPreferences): void {
  storage.write(key, choices);
}
