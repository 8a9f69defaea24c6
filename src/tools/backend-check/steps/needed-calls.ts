import { describeCall, type CallDescription } from '../calls';
import type { Step } from './step';

interface Means {
  readonly token: string | undefined;
  readonly otherToken: string | undefined;
  readonly code: string | undefined;
  readonly write: boolean;
}

export function neededCalls(
  steps: readonly Step[],
  wanted: readonly CallDescription[],
  { token, otherToken, code, write }: Means,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (call: string) => {
    if (needed.has(call)) return;
    needed.add(call);
    for (const step of steps.filter((one) => one.call === call && (write || !one.writes))) {
      step.needs?.forEach(add);
      if (step.sender?.isSecondCustomer && otherToken === undefined) add('account.register');
      if (describeCall(call).call.token && token === undefined)
        add(code === undefined ? 'account.register' : 'account.googleCallback');
    }
  };
  wanted.forEach(({ name }) => add(name));
  return needed;
}
