import { ownItems } from '../../adapters/storage/own-items';
import type { DemoPreferences } from '../scenarios/demo-preferences';
import { momentKeys, type DemoMoment } from './demo-moment';
import { momentLink, readMomentLink } from './moment-link';
import { storeMoment } from './store-moment';

export type MomentPage = Pick<Window, 'location' | 'localStorage' | 'history'>;

export function linkToMoment(shop: string, chosen: DemoPreferences, page: MomentPage): Promise<string> {
  const { pathname, search, hash, origin } = page.location;
  const moment = {
    shop,
    at: new Date(Date.now() + chosen.ahead).toISOString(),
    path: pathname + search + hash,
    theme: chosen.theme,
    hour: chosen.hour,
    storage: storedTexts(page),
  };
  return momentLink(moment, new URL(import.meta.env.BASE_URL, origin));
}

/** Resolves with an error message if the moment cannot be opened. */
export async function openMoment(shop: string, page: MomentPage): Promise<string | undefined> {
  const { location, history } = page;
  const moment = await readMomentLink(location.hash, shop, location.origin);
  if (typeof moment === 'string') {
    history.replaceState(null, '', location.pathname + location.search);
    return moment;
  }
  try {
    storeMoment(moment, ownStorage(page));
  } catch {
    return "This link can't be opened: the browser stores nothing for this site.";
  }
  location.replace(moment.path);
  return undefined;
}

function ownStorage({ localStorage }: MomentPage) {
  return ownItems(localStorage, import.meta.env.BASE_URL);
}

function storedTexts(page: MomentPage): DemoMoment['storage'] {
  try {
    const items = ownStorage(page);
    const texts = momentKeys.map((key) => [key, items.getItem(key)] as const);
    return Object.fromEntries(texts.flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
  } catch {
    return {};
  }
}
