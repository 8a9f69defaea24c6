import { fieldsOf } from '../../storage/parse-stored';
import type { MockServiceName } from '../demo/scenarios';

/** `slow`: the reply takes 3 s. `cut`: the service does its work, and the reply is lost. */
export type ReplyTrouble = 'none' | 'slow' | 'cut';

/** What a visitor does to the shop. */
export interface Troubles extends Readonly<Record<MockServiceName, ReplyTrouble>> {
  /** The cable is pulled. */
  readonly isUnplugged: boolean;
  /** Instead of the payment page the home page comes. */
  readonly losesPayment: boolean;
}

/** The shop under torture: what is done to it, and what has happened since the counting began. */
export interface Torture {
  readonly troubles: Troubles;
  /** `TortureEvent`s, read only where they are counted. */
  readonly events: readonly unknown[];
}

export const noTroubles: Troubles = {
  isUnplugged: false,
  losesPayment: false,
  menu: 'none',
  account: 'none',
  orders: 'none',
};

export function readTorture(stored: unknown): Torture | undefined {
  const { troubles, events } = fieldsOf(stored);
  if (!Array.isArray(events)) return undefined;
  const { isUnplugged, losesPayment, menu, account, orders } = fieldsOf(troubles);
  return {
    troubles: {
      isUnplugged: isUnplugged === true,
      losesPayment: losesPayment === true,
      menu: readTrouble(menu),
      account: readTrouble(account),
      orders: readTrouble(orders),
    },
    events,
  };
}

function readTrouble(stored: unknown): ReplyTrouble {
  return stored === 'slow' || stored === 'cut' ? stored : 'none';
}
