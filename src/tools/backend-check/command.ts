import { writeFileSync } from 'node:fs';
import { checkBackend } from './check-backend';
import { checkUsage, parseCheckOptions, type CheckOptions } from './command-options';
import { tokenVariable } from './report/curl';
import { formatFinding, isFailure, summarizeFindings } from './report/report';
import { jsonReport, junitReport } from './report/report-files';

export interface CommandProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown };
}

/** Exit code 0: the backend conforms, 1: it does not, 2: wrong options. */
export async function runCheckCommand(
  args: readonly string[],
  { env, stdout, stderr }: CommandProcess,
  command = 'npm run check:backend --',
): Promise<number> {
  try {
    const options = parseCheckOptions(args, env);
    if (options) return await check(options, (line) => stdout.write(`${line}\n`));
    stdout.write(checkUsage(command));
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${checkUsage(command)}`);
    return 2;
  }
}

async function check(
  { strict, json, junit, ...options }: CheckOptions,
  print: (line: string) => void,
): Promise<number> {
  const plan = {
    ...options,
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    signalAfter: (milliseconds: number) => AbortSignal.timeout(milliseconds),
    now: () => performance.now(),
    clock: { now: () => new Date() },
    uuid: crypto.randomUUID(),
  };
  const { findings, left } = await checkBackend(plan, (finding) => print(formatFinding(finding, strict)));
  print(`\n${summarizeFindings(findings)}`);
  if (left.length > 0) print(`Left behind: ${left.join('; ')}.`);
  const failures = findings.filter((finding) => isFailure(finding, strict));
  if (failures.some(({ exchange }) => new Headers(exchange?.request.headers).has('Authorization')))
    print(`In the commands above, ${tokenVariable} is the customer's access token.`);
  if (json !== undefined) writeFileSync(json, jsonReport(findings, strict));
  if (junit !== undefined) writeFileSync(junit, junitReport(findings, strict));
  return failures.length > 0 ? 1 : 0;
}
