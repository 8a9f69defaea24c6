import type { Given } from '../../../adapters/http/call';
import type { CallDescription } from '../calls';
import { sendCall, type BackendConnection, type Exchange } from '../exchange';
import type { CheckState } from './check-state';
import type { Step } from './step';

/** A backend may know the cart's owner only by the token, so a cart call is repeated with it. */
export async function sendStep(
  step: Step,
  description: CallDescription,
  plan: BackendConnection,
  state: CheckState,
  given: Given<unknown>,
  token: string | undefined,
): Promise<Exchange> {
  const connection = step.origin === undefined ? plan : { ...plan, origin: step.origin };
  const isCart = description.group === 'cart';
  const described = step.forceToken || (isCart && state.cartNeedsToken) ? withToken(description) : description;
  const cookies = isCart && !step.stranger ? [...state.cookies].map(([name, value]) => `${name}=${value}`) : [];
  const headers = { ...given.headers, ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}) };
  const exchange = await sendCall(connection, described, { ...given, headers }, token);
  if (description.service === 'account' && !step.stranger) rememberCookies(exchange, state);
  const { status } = exchange.answer?.response ?? {};
  if (!isCart || status !== 401 || state.cartNeedsToken || state.token === undefined || step.stranger) return exchange;
  state.cartNeedsToken = true;
  return sendStep(step, description, plan, state, given, state.token);
}

function withToken(description: CallDescription): CallDescription {
  return { ...description, call: { ...description.call, token: true } };
}

function rememberCookies({ answer }: Exchange, { cookies }: CheckState): void {
  for (const cookie of answer?.response.headers.getSetCookie() ?? []) {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
