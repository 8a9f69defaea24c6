import { fieldsOf, type Fields } from '../../storage/stored-schema';

export const mockServiceNames = ['menu', 'account', 'orders'] as const;
export type MockServiceName = (typeof mockServiceNames)[number];

/** `slow` delays the reply by 3 s; `cut` loses the reply after the work. */
type ReplyTrouble = 'none' | 'slow' | 'cut';

interface Troubles extends Readonly<Record<MockServiceName, ReplyTrouble>> {
  readonly isUnplugged: boolean;
  readonly losesPayment: boolean;
}

export interface Torture {
  readonly troubles: Fields;
  readonly events: readonly unknown[];
}

export function readTroubles({ isUnplugged, losesPayment, menu, account, orders }: Fields): Troubles {
  return {
    isUnplugged: isUnplugged === true,
    losesPayment: losesPayment === true,
    menu: readTrouble(menu),
    account: readTrouble(account),
    orders: readTrouble(orders),
  };
}

function readTrouble(stored: unknown): ReplyTrouble {
  return stored === 'slow' || stored === 'cut' ? stored : 'none';
}

export function readTorture(stored: unknown): Torture | undefined {
  const { troubles, events } = fieldsOf(stored);
  return Array.isArray(events) ? { troubles: fieldsOf(troubles), events } : undefined;
}
