import type { WebItems } from '../../adapters/storage/own-items';
import { writeDemoPreferences } from '../scenarios/demo-preferences';
import { momentKeys, type DemoMoment } from './demo-moment';

/** Replaces what the demo has stored so far by what the link holds. */
export function storeMoment({ at, theme, hour, storage }: DemoMoment, items: WebItems): void {
  for (const key of momentKeys) {
    const text = storage[key];
    if (text === undefined) items.removeItem(key);
    else items.setItem(key, text);
  }
  const write = (key: string, value: unknown) => items.setItem(key, JSON.stringify(value));
  writeDemoPreferences({ write }, { theme, hour, open: false, logsOrders: false, ahead: Date.parse(at) - Date.now() });
}
