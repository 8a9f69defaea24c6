import { callDescriptions, describeCall, type CallDescription } from './calls';
import type { CheckPlan, CheckState } from './check-state';
import { customerWords } from './report/customer-words';
import type { Finding } from './rules/finding';
import {
  accountSteps,
  badTokenSteps,
  codeSteps,
  googleProfileSteps,
  googleSteps,
  logoutSteps,
  renewalSteps,
} from './steps/account-steps';
import { cartReadSteps, cartSteps } from './steps/cart-steps';
import { contactSteps } from './steps/contact-steps';
import { judgePreflight, preflightHeaders, sendPreflight } from './steps/cors-check';
import { mixedOrderSteps, otherKey, refusedOrderSteps, stockSteps } from './steps/further-order-steps';
import { menuFilterSteps, menuReadSteps, menuWriteSteps } from './steps/menu-steps';
import { cancelSteps, customerSteps, orderSteps, strangerSteps } from './steps/order-steps';
import { runStep } from './steps/run-step';
import { shortBodySteps } from './steps/short-body-steps';
import type { Step } from './steps/step';

export interface CheckResult {
  readonly findings: readonly Finding[];
  readonly left: readonly string[];
}

export async function checkBackend(plan: CheckPlan, onFinding: (finding: Finding) => void): Promise<CheckResult> {
  const { code, uuid, only, origin } = plan;
  const state: CheckState = { ...plan, left: new Map(), cookies: new Map() };
  const isWanted = ({ name }: CallDescription) => only.length === 0 || only.includes(name);
  const findings: Finding[] = [];
  const report = ({ description, ...rest }: Finding) => {
    if (!isWanted(description)) return;
    const isNeeded = [description.name, description.group].some((one) => plan.needed.includes(one));
    const finding = { description: isNeeded ? required(description) : description, ...rest };
    findings.push(finding);
    onFinding(finding);
  };
  if (origin) {
    for (const description of callDescriptions.filter(isWanted)) {
      const finding = await checkPreflight(plan, description, origin);
      if (finding) report(finding);
    }
  }
  const steps = [
    ...(code === undefined ? [] : [...codeSteps(code), ...googleProfileSteps]),
    ...accountSteps(uuid),
    ...menuReadSteps,
    ...googleSteps,
    ...cartReadSteps,
    ...menuFilterSteps,
    ...orderSteps(uuid),
    ...customerSteps,
    ...badTokenSteps,
    ...strangerSteps,
    ...refusedOrderSteps(uuid),
    ...cancelSteps,
    ...mixedOrderSteps(otherKey(uuid, 11)),
    ...stockSteps({ ofLast: otherKey(uuid, 12), ofPickup: otherKey(uuid, 13), ofMany: otherKey(uuid, 9) }, plan),
    ...cartSteps,
    ...contactSteps(uuid),
    ...shortBodySteps(uuid),
    ...menuWriteSteps(uuid),
    ...renewalSteps,
    ...logoutSteps,
  ];
  const needed = neededCalls(steps, callDescriptions.filter(isWanted), plan);
  for (const step of steps.filter(({ call }) => needed.has(call))) {
    if (step.onlyIf?.(state) === false) continue;
    const description = describeCall(step.call);
    report({ description, title: step.title, ...(await runStep(step, description, plan, state)) });
  }
  return { findings, left: [...state.left.values()] };
}

/** Returns the wanted calls, and those that their steps learn from. */
function neededCalls(
  steps: readonly Step[],
  wanted: readonly CallDescription[],
  { token, otherToken, code, write }: CheckPlan,
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

function required({ optional: _optional, without: _without, ...description }: CallDescription): CallDescription {
  return description;
}

async function checkPreflight(
  plan: CheckPlan,
  description: CallDescription,
  origin: string,
): Promise<Finding | undefined> {
  const headers = preflightHeaders(description);
  if (!headers) return undefined;
  const exchange = await sendPreflight(plan, description, headers);
  const verdict = judgePreflight(exchange, origin);
  const customerReads = verdict.kind === 'differs' ? await customerWords(description, exchange, true) : undefined;
  return { description, title: `preflight from ${origin}`, verdict, notices: [], customerReads, exchange };
}
