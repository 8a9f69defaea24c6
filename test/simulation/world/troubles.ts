import { applyFault, type Fault } from '../../../src/tools/mock-api/faults';
import type { Timers } from '../../../src/domain/shared/ports';

/** `isAnswered`: in the end the shop gets the service's own reply. */
interface Trouble {
  readonly words: string;
  readonly isAnswered?: true;
  /** From the service's work to its reply. */
  readonly latency?: number;
  readonly fault?: Fault;
  readonly work?: 'twice' | 'thenCrash';
}

const wrongReply = { successResponse: true, paymentCheckout: { url: 'http://evil.test/pay' } };
const oddQuantities = { 'orders.0.items.0.quantity': 1.5, 'order.items.0.quantity': -1 };
/** Half of a character that takes two: no URL can hold it. */
const oddIds = { 'orders.0.id': '\ud800', 'order.id': '\ud800' };

export const troubles = {
  slow: { words: 'takes 4 seconds', isAnswered: true, latency: 4000 },
  stuck: { words: 'comes after 90 seconds', isAnswered: true, latency: 90_000 },
  repeated: { words: 'is sent twice by the browser', isAnswered: true, work: 'twice' },
  lost: { words: 'is lost after the work was done', fault: { kind: 'lose' } },
  cut: { words: 'is cut in the middle', fault: { kind: 'cut' } },
  refused: { words: 'finds no connection', fault: { kind: 'refuse' } },
  silent: { words: 'is never answered', fault: { kind: 'silence' } },
  crash: { words: 'is answered with 500 after the work was done', work: 'thenCrash' },
  down: { words: 'is answered with 503', fault: { kind: 'status', status: 503 } },
  declined: { words: 'is declined with 422', fault: { kind: 'status', status: 422 } },
  unauthorized: { words: 'is answered with 401', fault: { kind: 'status', status: 401 } },
  html: { words: 'is answered with a login page', fault: { kind: 'body', body: '<html>Welcome</html>' } },
  empty: { words: 'is answered with nothing', fault: { kind: 'body', body: '' } },
  wrong: { words: 'is answered with a wrong reply', fault: { kind: 'body', body: JSON.stringify(wrongReply) } },
  oddQuantities: { words: 'is answered with a quantity of 1.5 or -1', fault: { kind: 'fields', set: oddQuantities } },
  oddIds: { words: 'is answered with an id that fits no URL', fault: { kind: 'fields', set: oddIds } },
} as const satisfies Record<string, Trouble>;
export type TroubleName = keyof typeof troubles;

export function troubleNamed(name: TroubleName): Trouble {
  return troubles[name];
}

/** Rejects to drop the connection. */
export async function meet(
  trouble: Trouble | undefined,
  answer: () => Promise<Response>,
  timers: Timers,
): Promise<Response> {
  if (trouble?.fault) return applyFault(trouble.fault, answer, timers);
  const response = await answer();
  if (trouble?.work === 'twice') return answer();
  return trouble?.work === 'thenCrash' ? new Response(null, { status: 500 }) : response;
}
