import type { CallDescription } from '../calls';
import type { Difference } from '../rules/compare';
import { corsDifferences } from './cors-check';
import { exposureDifferences } from '../rules/exposure';
import { ServiceError } from '../../../domain/shared/service-error';
import { customerWords, wordsFor } from '../report/customer-words';
import { secondTokenVariable } from '../report/curl';
import { sendCall, type Exchange, type BackendConnection } from '../exchange';
import type { Finding } from '../rules/finding';
import { foldRows } from '../report/folded-rows';
import { noticesOf } from '../rules/notices';
import type { CheckPlan, CheckState } from './check-state';
import type { Step } from './step';
import { differs, isSuccess, judgeRejection, judgeSuccess, type Verdict } from '../rules/verdict';
import type { Given } from '../../../adapters/http/call';

type Outcome = Omit<Finding, 'description' | 'title'>;

export async function runStep(
  step: Step,
  description: CallDescription,
  plan: CheckPlan,
  state: CheckState,
): Promise<Outcome> {
  const notChecked = (reason: string): Outcome => ({ verdict: { kind: 'notChecked', reason }, notices: [] });
  if (step.writes && !plan.write) return notChecked('it changes something; ask for it with --write');
  if (step.other && !state.otherToken) return notChecked(`it needs a second customer, ${secondTokenVariable}`);
  const token = step.token ? step.token(state) : step.other || step.stranger ? state.otherToken : state.token;
  const given = step.given(state);
  if (description.call.token && !token && !step.token) return notChecked('it needs --token');
  if (typeof given === 'string') return notChecked(given);
  const exchange = await sendStep(step, description, plan, state, given, token);
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
  const isShops = plan.origin !== undefined && step.origin === undefined;
  const hidden = answer && isShops ? corsDifferences(answer.response, plan.origin) : [];
  const differences = [
    ...hidden,
    ...(answer ? exposureDifferences(exchange, answer.response, step.origin) : []),
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
  if (verdict.kind !== 'conforms' || !step.follow) return verdict;
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
  const isRefused = [401, 403].includes(answer.response.status);
  if (isRefused) step.learnRefusal?.(state);
  if (isRefused && step.mayRefuse) return { kind: 'conforms' };
  if (step.mayRefuseWith?.includes(answer.response.status)) return judgeRejection(answer, step.mayRefuseWith);
  if (step.rejectedWith) return judgeRejection(answer, step.rejectedWith, step.because);
  const verdict = judgeSuccess(description, answer);
  const violations = verdict.kind === 'conforms' ? step.rule?.(answer.reply, state, answer.response) : undefined;
  return violations ? differs(...[violations].flat()) : verdict;
}

function noticesFor(step: Step, exchange: Exchange, state: CheckState): readonly Difference[] {
  const { answer, difference } = exchange;
  const isReadable = answer?.response.ok && !difference;
  const isRefused = step.rejectedWith && answer && !isSuccess(answer);
  return [
    ...noticesOf(exchange, state.currency),
    ...(isReadable ? (step.notices?.(answer.reply, state) ?? []) : []),
    ...(isRefused ? (step.refusalNotices?.(answer.reply, state) ?? []) : []),
  ];
}

/**
 * A backend may know the cart's owner only by the token, so a cart call is repeated with it: without cookies, which a
 * shop on another origin then does not send.
 */
async function sendStep(
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
  const carriesCookies = isCart && !step.stranger && !described.call.token;
  const cookies = carriesCookies ? [...state.cookies].map(([name, value]) => `${name}=${value}`) : [];
  const headers = { ...given.headers, ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}) };
  const exchange = await sendCall(connection, described, { ...given, headers }, token);
  if (description.service === 'account' && !step.stranger) rememberCookies(exchange, state);
  const { status } = exchange.answer?.response ?? {};
  if (!isCart || status !== 401 || described.call.token || step.stranger) return exchange;
  if (state.carts.includes('server')) return { ...exchange, difference: guestsRefused };
  if (state.token === undefined) return exchange;
  state.cartNeedsToken = true;
  return sendStep(step, description, plan, state, given, state.token);
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
