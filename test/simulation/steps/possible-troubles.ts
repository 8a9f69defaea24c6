import type { TroubleName } from '../world/troubles';

/** What an order call can meet; the first are the most frequent. */
export const orderTroubles: readonly TroubleName[] = [
  'slow',
  'slow',
  'slow',
  'slow',
  'lost',
  'lost',
  'declined',
  'declined',
  'stuck',
  'repeated',
  'cut',
  'refused',
  'silent',
  'crash',
  'down',
  'unauthorized',
  'html',
  'empty',
  'wrong',
];

export const oddLists: readonly TroubleName[] = ['oddQuantities', 'oddIds'];
