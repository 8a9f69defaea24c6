import { fieldsOf } from '../storage/parse-stored';
import type { StateStorage } from './mock-store';

const key = 'storefront.demo';

/** The choices in the demo panel besides the scenario; '' is the default. */
export interface DemoPreferences {
  readonly theme: string;
  /** Hour of the day in the shop's time zone. */
  readonly hour: string;
  /** Whether the panel is open after a page load. */
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

export function writeDemoPreferences(storage: StateStorage, preferences: DemoPreferences): void {
  storage.write(key, preferences);
}
