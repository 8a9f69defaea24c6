import { accountSteps, codeSteps } from './steps/account-steps';
import { callDescriptions, describeCall, type CallDescription } from './calls';
import { judgePreflight, preflightHeaders, sendPreflight } from './steps/cors-check';
import { customerWords } from './report/customer-words';
import type { Finding } from './rules/finding';
import { neededCalls } from './rules/needed-calls';
import { orderSteps } from './steps/order-steps';
import { customerSteps, publicSteps } from './steps/read-steps';
import { runStep } from './steps/run-step';
import type { CheckPlan, CheckState } from './steps/step';
import { writeSteps } from './steps/write-steps';

/** Makes every call of the shop against a backend, one at a time. `onFinding` gets each finding as it comes. */
export async function checkBackend(
  plan: CheckPlan,
  onFinding: (finding: Finding) => void,
): Promise<readonly Finding[]> {
  const { token, code, dialect, uuid, only, isTestAccount, origin } = plan;
  const state: CheckState = { dialect, token, isTestAccount };
  const isWanted = ({ name }: CallDescription) => only.length === 0 || only.includes(name);
  const findings: Finding[] = [];
  const report = (finding: Finding) => {
    if (!isWanted(finding.description)) return;
    findings.push(finding);
    onFinding(finding);
  };
  if (origin) {
    for (const description of callDescriptions.filter(isWanted)) {
      const finding = await checkPreflight(plan, description, origin);
      if (finding) report(finding);
    }
  }
  // Later steps use the account and the order that the earlier ones make.
  const steps = [
    ...(code === undefined ? [] : codeSteps(code)),
    ...accountSteps(uuid),
    ...publicSteps,
    ...orderSteps(uuid),
    ...customerSteps,
    ...writeSteps(uuid),
  ];
  const needed = neededCalls(steps, callDescriptions.filter(isWanted), plan);
  for (const step of steps.filter(({ call }) => needed.has(call))) {
    const description = describeCall(step.call);
    report({ description, title: step.title, ...(await runStep(step, description, plan, state)) });
  }
  return findings;
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
