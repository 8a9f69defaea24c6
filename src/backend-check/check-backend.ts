import { accountSteps } from './account-steps';
import { sendCall, judgeRejection, judgeSuccess, type BackendConnection, type Verdict } from './check-call';
import { callDescriptions, type CallDescription } from './calls';
import { orderSteps } from './order-steps';
import { customerSteps, publicSteps } from './read-steps';
import type { CheckState, Step } from './step';
import { writeSteps } from './write-steps';

export interface CheckPlan extends BackendConnection {
  /** A customer's access token; without one, calls that need a token are not checked. */
  readonly token: string | undefined;
  /** Whether to also make calls that change something, such as placing an order. */
  readonly write: boolean;
  readonly dialect: 'lines' | 'street';
  readonly uuid: string;
}

export interface Finding {
  readonly description: CallDescription;
  readonly title: string | undefined;
  readonly verdict: Verdict;
}

/** Makes every call of the shop against a backend, one at a time. `onFinding` gets each finding as it comes. */
export async function checkBackend(
  plan: CheckPlan,
  onFinding: (finding: Finding) => void,
): Promise<readonly Finding[]> {
  const state: CheckState = { dialect: plan.dialect, token: plan.token };
  const findings: Finding[] = [];
  const { uuid } = plan;
  // Later steps use the account and the order that the earlier ones make.
  for (const step of [
    ...accountSteps(uuid),
    ...publicSteps,
    ...orderSteps(uuid),
    ...customerSteps,
    ...writeSteps(uuid),
  ]) {
    const description = callDescriptions.find(({ name }) => name === step.call);
    if (!description) throw new Error(`There is no call ${step.call}.`);
    const finding = { description, title: step.title, verdict: await runStep(step, description, plan, state) };
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}

async function runStep(step: Step, description: CallDescription, plan: CheckPlan, state: CheckState): Promise<Verdict> {
  if (step.writes && !plan.write)
    return { kind: 'notChecked', reason: 'it changes something; ask for it with --write' };
  const token = step.token ? step.token(state) : state.token;
  if (description.call.token && !token && !step.token) return { kind: 'notChecked', reason: 'it needs --token' };
  const given = step.given(state);
  if (typeof given === 'string') return { kind: 'notChecked', reason: given };
  const result = await sendCall(plan, description, given, token);
  if ('field' in result) return { kind: 'differs', differences: [result] };
  if (step.rejectedWith) return judgeRejection(result, step.rejectedWith);
  const verdict = judgeSuccess(description, result);
  step.learn?.(result.reply, state);
  const violation = verdict.kind === 'conforms' ? step.rule?.(result.reply, state) : undefined;
  return violation ? { kind: 'differs', differences: [violation] } : verdict;
}
