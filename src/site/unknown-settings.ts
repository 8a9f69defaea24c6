import { settingNames } from '../app/settings.ts';
import { nearest } from './nearest.mjs';

const ofVite = ['VITE_USER_NODE_ENV'];

export function rejectUnknownSettings(names: readonly string[]): void {
  const unknown = names.find((name) => !settingNames.includes(name) && !ofVite.includes(name));
  if (unknown === undefined) return;
  throw new Error(`${unknown} is not a setting of this shop. Did you mean ${nearest(unknown, settingNames)}?`);
}
