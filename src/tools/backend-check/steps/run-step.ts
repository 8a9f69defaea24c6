import type { CallDescription } from '../calls';
import type { Difference } from '../rules/compare';
import { corsDifferences } from './cors-check';
import { ServiceError } from '../../../domain/shared/service-error';
import { customerWords, wordsFor } from '../report/customer-words';
import { sendCall, type Exchange } from '../exchange';
import type { Finding } from '../rules/finding';
import { foldRows } from '../report/folded-rows';
import { noticesOf } from '../rules/notices';
import type { CheckPlan, CheckState, Step } from './step';
import { differs, judgeRejection, judgeSuccess, type Verdict } from '../rules/verdict';

type Outcome = Omit<Finding, 'description' | 'title'>;

/** Makes a step's call, unless the plan or an earlier reply forbids it. */
export async function runStep(
  step: Step,
  description: CallDescription,
  plan: CheckPlan,
  state: CheckState,
): Promise<Outcome> {
  const notChecked = (reason: string): Outcome => ({ verdict: { kind: 'notChecked', reason }, notices: [] });
  if (step.writes && !plan.write) return notChecked('it changes something; ask for it with --write');
  const token = step.token ? step.token(state) : state.token;
  const given = step.given(state);
  if (description.call.token && !token && !step.token) return notChecked('it needs --token');
  if (typeof given === 'string') return notChecked(given);
  const exchange = await sendCall(plan, description, given, token);
  const hidden = exchange.answer && plan.origin ? corsDifferences(exchange.answer.response, plan.origin) : [];
  const verdict = judge(step, description, exchange, state);
  const differences = [...hidden, ...(verdict.kind === 'differs' ? verdict.differences : [])];
  return {
    verdict: differences.length > 0 ? differs(...foldRows(differences)) : verdict,
    notices: foldRows(noticesFor(step, exchange, state)),
    customerReads:
      (await customerWords(description, exchange, hidden.length > 0)) ?? refusalWords(description, differences),
    exchange,
  };
}

/** The error text for a reply that only the rules of the domain reject. */
function refusalWords(description: CallDescription, differences: readonly Difference[]): string | undefined {
  const failure = differences.find((difference) => difference.failure !== undefined)?.failure;
  return failure === undefined ? undefined : wordsFor(description, new ServiceError('invalidReply', failure));
}

function judge(step: Step, description: CallDescription, exchange: Exchange, state: CheckState): Verdict {
  const { answer, problem } = exchange;
  if (!answer || problem) return differs(...(problem ? [problem] : []));
  if (step.rejectedWith) return judgeRejection(answer, step.rejectedWith);
  const verdict = judgeSuccess(description, answer);
  step.learn?.(answer.reply, state);
  const violation = verdict.kind === 'conforms' ? step.rule?.(answer.reply, state) : undefined;
  return violation ? differs(violation) : verdict;
}

function noticesFor(step: Step, exchange: Exchange, state: CheckState): readonly Difference[] {
  const isSuccess = exchange.answer?.response.ok && !exchange.problem;
  return [...noticesOf(exchange), ...(isSuccess ? (step.notices?.(exchange.answer?.reply, state) ?? []) : [])];
}
