import type { Given } from '../../../adapters/http/call';
import { ServiceError } from '../../../domain/shared/service-error';
import type { CallDescription } from '../calls';
import type { CheckPlan, CheckState } from '../check-state';
import { sendCall, type BackendConnection, type Exchange } from '../exchange';
import type { Difference } from '../reply';
import { customerWords, wordsFor } from '../report/customer-words';
import { secondTokenVariable } from '../report/curl';
import type { Finding } from '../rules/finding';
import { noticesOf } from '../rules/notices';
import { differs, isSuccess, judgeRejection, judgeSuccess, type Verdict } from '../rules/verdict';
import { corsDifferences, exposureDifferences } from './cors-check';
import { theCustomer, type Sender, type Step } from './step';

type Outcome = Omit<Finding, 'description' | 'title'>;

export async function runStep(
  step: Step,
  description: CallDescription,
  plan: CheckPlan,
  state: CheckState,
): Promise<Outcome> {
  const notChecked = (reason: string): Outcome => ({ verdict: { kind: 'notChecked', reason }, notices: [] });
  if (step.writes && !plan.write) return notChecked('it changes something; ask for it with --write');
  const { sender = theCustomer } = step;
  if (sender.isSecondCustomer && !state.otherToken)
    return notChecked(`it needs a second customer, ${secondTokenVariable}`);
  const token = sender.token(state);
  const given = step.given(state);
  const isCustomer = sender.token === theCustomer.token;
  if (description.call.token && !token && isCustomer) return notChecked('it needs --token');
  if (typeof given === 'string') return notChecked(given);
  const exchange = await send(sender, description, plan, state, given, token);
  const judged = await followed(step, exchange, plan, judge(step, description, exchange, state));
  const missing = judged.kind === 'notImplemented' ? step.missing?.(state) : undefined;
  if (missing) return { verdict: { kind: 'conforms' }, notices: [missing], exchange };
  if (step.tolerated && judged.kind === 'differs')
    return { verdict: { kind: 'conforms' }, notices: judged.differences, exchange };
  return outcome(step, description, plan, state, exchange, judged);
}

async function outcome(
  step: Step,
  description: CallDescription,
  plan: CheckPlan,
  state: CheckState,
  exchange: Exchange,
  verdict: Verdict,
): Promise<Outcome> {
  const { answer } = exchange;
  const strangerOrigin = step.sender?.origin;
  const isShops = plan.origin !== undefined && strangerOrigin === undefined;
  const hidden = answer && isShops ? corsDifferences(answer.response, plan.origin) : [];
  const differences = [
    ...hidden,
    ...(answer ? exposureDifferences(exchange, answer.response, strangerOrigin) : []),
    ...(verdict.kind === 'differs' ? verdict.differences : []),
  ];
  return {
    verdict: differences.length > 0 ? differs(...foldRows(differences)) : verdict,
    notices: foldRows(noticesFor(step, exchange, state)),
    customerReads:
      (await customerWords(description, exchange, hidden.length > 0)) ?? refusalWords(description, differences),
    exchange,
  };
}

async function followed(step: Step, { answer }: Exchange, plan: CheckPlan, verdict: Verdict): Promise<Verdict> {
  if (verdict.kind !== 'conforms' || step.refusedWith || !step.follow) return verdict;
  return differs(...(await step.follow(answer?.reply, plan)));
}

function refusalWords(description: CallDescription, differences: readonly Difference[]): string | undefined {
  const failure = differences.find((difference) => difference.failure !== undefined)?.failure;
  return failure === undefined ? undefined : wordsFor(description, new ServiceError('invalidReply', failure));
}

function judge(step: Step, description: CallDescription, exchange: Exchange, state: CheckState): Verdict {
  const { answer, difference } = exchange;
  if (!answer || difference) return differs(...(difference ? [difference] : []));
  if (isSuccess(answer)) step.learn?.(answer.reply, state);
  const { status } = answer.response;
  if (step.refusedWith) {
    if (step.refusedWith.includes(status)) step.learnRefusal?.(state);
    return judgeRejection(answer, step.refusedWith, step.because);
  }
  if (step.mayRefuseWith?.includes(status))
    return step.withoutSentence ? { kind: 'conforms' } : judgeRejection(answer, step.mayRefuseWith);
  const verdict = judgeSuccess(description, answer);
  const violations = verdict.kind === 'conforms' ? step.rule?.(answer.reply, state, answer.response) : undefined;
  return violations ? differs(...[violations].flat()) : verdict;
}

function noticesFor(step: Step, exchange: Exchange, state: CheckState): readonly Difference[] {
  const { answer, difference } = exchange;
  const general = noticesOf(exchange, state.currency);
  const isMeant = step.refusedWith ? answer && !isSuccess(answer) : answer?.response.ok && !difference;
  return isMeant ? [...general, ...(step.notices?.(answer?.reply, state) ?? [])] : general;
}

/**
 * A backend may know the cart's owner only by the token, so a cart call is repeated with the token and no cookies, as a
 * shop on another origin sends it.
 */
async function send(
  sender: Sender,
  description: CallDescription,
  plan: BackendConnection,
  state: CheckState,
  given: Given<unknown>,
  token: string | undefined,
): Promise<Exchange> {
  const connection = sender.origin === undefined ? plan : { ...plan, origin: sender.origin };
  const isCart = description.group === 'cart';
  const described = sender.sendsTokenAlways || (isCart && state.cartNeedsToken) ? withToken(description) : description;
  const carriesCookies = isCart && !sender.hasNoCookies && !described.call.token;
  const cookies = carriesCookies ? [...state.cookies].map(([name, value]) => `${name}=${value}`) : [];
  const headers = { ...given.headers, ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}) };
  const exchange = await sendCall(connection, described, { ...given, headers }, token);
  if (description.service === 'account' && !sender.hasNoCookies) rememberCookies(exchange, state);
  const { status } = exchange.answer?.response ?? {};
  if (!isCart || status !== 401 || described.call.token || sender.hasNoCookies) return exchange;
  if (state.carts.includes('server')) return { ...exchange, difference: guestsRefused };
  if (state.token === undefined) return exchange;
  state.cartNeedsToken = true;
  return send(sender, description, plan, state, given, state.token);
}

const guestsRefused: Difference = {
  field: 'status',
  expected: 'a cart without a token, as VITE_CART=server needs',
  got: '401',
};

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

/** Joins rows that differ in the same way: `orders[0].totalAmount and 3 more rows`. */
function foldRows(differences: readonly Difference[]): readonly Difference[] {
  const kinds = new Map<string, { readonly first: Difference; readonly count: number }>();
  for (const difference of differences) {
    const kind = `${difference.field.replace(/\[\d+\]/g, '[]')} ${difference.expected}`;
    const { first, count } = kinds.get(kind) ?? { first: difference, count: 0 };
    kinds.set(kind, { first, count: count + 1 });
  }
  return [...kinds.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, field: `${first.field} and ${count - 1} more ${count === 2 ? 'row' : 'rows'}` },
  );
}
