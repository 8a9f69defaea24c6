import * as fc from 'fast-check';
import { callPatterns, type CallName } from '../world/network';
import { troubles, type TroubleName } from '../world/troubles';
import { Step } from './step';

/** The first are the most frequent. */
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

const possible: readonly { readonly call: CallName; readonly names: readonly TroubleName[] }[] = [
  { call: 'order', names: orderTroubles },
  { call: 'menu', names: ['slow', 'stuck', 'lost', 'refused', 'silent', 'down', 'html', 'empty'] },
  { call: 'orderRead', names: ['slow', 'refused', 'down', 'oddQuantities', 'oddIds', 'empty', 'cut', 'silent'] },
  { call: 'orderList', names: ['slow', 'refused', 'down', ...oddLists, 'unauthorized'] },
  { call: 'refresh', names: ['slow', 'stuck', 'refused', 'down', 'lost', 'declined', 'slow'] },
  { call: 'cancel', names: ['slow', 'lost', 'refused', 'down'] },
  { call: 'logout', names: ['slow', 'refused', 'down'] },
  { call: 'cart', names: ['slow', 'lost'] },
];
const trouble = fc
  .constantFrom(...possible.flatMap(({ call, names }) => names.map((name) => ({ call, name }))))
  .map(({ call, name }) => {
    const words = `The next ${callPatterns[call].words} ${troubles[name].words}`;
    return new Step(
      words,
      () => true,
      ({ network }) => network.trouble(call, name),
      0,
    );
  });

export const troubleSteps = [trouble, trouble, trouble, trouble];
