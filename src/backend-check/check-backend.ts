import { accountSteps } from './account-steps';
import { ask, judgeRefusal, judgeSuccess, type Connection, type Verdict } from './check-call';
import { everyCall, type CallDescription } from './calls';
import { orderSteps } from './order-steps';
import { customerSteps, publicSteps } from './read-steps';
import type { Known, Step } from './step';
import { writeSteps } from './write-steps';

export interface CheckPlan extends Connection {
  /** Of a customer; without one, what needs a token is not checked. */
  readonly token: string | undefined;
  /** Make an account, an order and so on, too. */
  readonly write: boolean;
  readonly dialect: 'lines' | 'street';
  readonly uuid: string;
}

export interface Finding {
  readonly described: CallDescription;
  readonly title: string | undefined;
  readonly verdict: Verdict;
}

/** Every call of the shop against somebody's backend, one after the other; each finding is told as soon as it is known. */
export async function checkBackend(plan: CheckPlan, tell: (finding: Finding) => void): Promise<readonly Finding[]> {
  const known: Known = { dialect: plan.dialect, token: plan.token };
  const findings: Finding[] = [];
  const { uuid } = plan;
  // The account and the order come before the steps that then find them.
  for (const step of [
    ...accountSteps(uuid),
    ...publicSteps,
    ...orderSteps(uuid),
    ...customerSteps,
    ...writeSteps(uuid),
  ]) {
    const described = everyCall.find(({ name }) => name === step.call);
    if (!described) throw new Error(`There is no call ${step.call}.`);
    const finding = { described, title: step.title, verdict: await verdictOn(step, described, plan, known) };
    findings.push(finding);
    tell(finding);
  }
  return findings;
}

async function verdictOn(step: Step, described: CallDescription, plan: CheckPlan, known: Known): Promise<Verdict> {
  if (step.writes && !plan.write) return { kind: 'notChecked', why: 'it changes something; ask for it with --write' };
  const token = step.token ? step.token(known) : known.token;
  if (described.call.token && !token && !step.token) return { kind: 'notChecked', why: 'it needs --token' };
  const given = step.given(known);
  if (typeof given === 'string') return { kind: 'notChecked', why: given };
  const answered = await ask(plan, described, given, token);
  if ('field' in answered) return { kind: 'differs', differences: [answered] };
  if (step.refusedWith) return judgeRefusal(answered, step.refusedWith);
  const verdict = judgeSuccess(described, answered);
  step.learn?.(answered.reply, known);
  const broken = verdict.kind === 'conforms' ? step.rule?.(answered.reply, known) : undefined;
  return broken ? { kind: 'differs', differences: [broken] } : verdict;
}
