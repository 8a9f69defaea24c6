import { settingNames, type RawSettings, type Settings } from '../app/settings.ts';
import { nearest } from './nearest.mjs';

const ofVite = ['VITE_USER_NODE_ENV'];

/** Mistakes that a build and `write-settings` refuse beside those that the shop itself refuses at its start. */
export function rejectMistakes(settings: RawSettings): void {
  const unknown = Object.keys(settings).find((name) => !settingNames.includes(name) && !ofVite.includes(name));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a setting of this shop. Did you mean ${nearest(unknown, settingNames)}?`);
  for (const [name, url] of Object.entries(settings)) {
    const [, base] = /^(.*)\/api\/v1\/*$/.exec(name.endsWith('API_URL') ? String(url).trim() : '') ?? [];
    if (base !== undefined)
      throw new Error(`Each call adds /api/v1 to ${name}: set it to "${base}", not "${String(url)}".`);
  }
}

type Services = Pick<Settings, 'backend' | 'menuApiUrl' | 'authApiUrl' | 'orderApiUrl'>;

export function warningOfDemo({ backend, menuApiUrl, authApiUrl, orderApiUrl }: Services): string | undefined {
  return backend === 'mock' && (menuApiUrl || authApiUrl || orderApiUrl)
    ? 'This is a demo, which calls no service: set VITE_BACKEND=http for a shop that calls those of the settings.'
    : undefined;
}
