import { writeFileSync } from 'node:fs';
import { runCommand, type Output } from '../commands/command.mjs';
import { checkCommand, checkOptions, type CheckOptions } from './command-options';
import { tokenVariable } from './report/curl';
import { conclusion, formatFinding, isFailure, summarizeFindings } from './report/report';
import { jsonReport, junitReport } from './report/report-files';
import { printable } from '../commands/printable.mjs';

export interface CommandProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** The exit code is 0 if the backend conforms, 1 if it does not, and 2 for wrong options. */
export const runCheckCommand = (
  args: readonly string[],
  { env, stdout, stderr }: CommandProcess,
  name = 'npm run check:backend',
): Promise<number> =>
  runCommand(checkCommand(name), (given) => check(checkOptions(given, env), (line) => stdout.write(`${line}\n`)), {
    args,
    stdout,
    stderr,
  });

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
  // Loading the checks takes longer than to tell how the command is used.
  const { checkBackend } = await import('./check-backend');
  const { findings, left } = await checkBackend(plan, (finding) => print(formatFinding(finding, strict)));
  const failures = findings.filter((finding) => isFailure(finding, strict));
  print(`\n${summarizeFindings(findings)}\n${conclusion(failures)}`);
  if (left.length > 0) print(printable(`Left behind: ${left.join('; ')}.`));
  if (failures.some(({ exchange }) => new Headers(exchange?.request.headers).has('Authorization')))
    print(`In the commands above, ${tokenVariable} is the customer's access token.`);
  const reports = { [json ?? '']: jsonReport, [junit ?? '']: junitReport };
  for (const [file, report] of Object.entries(reports).filter(([file]) => file)) {
    writeFileSync(file, report(findings, strict));
    print(`Written: ${file}`);
  }
  return failures.length > 0 ? 1 : 0;
}
