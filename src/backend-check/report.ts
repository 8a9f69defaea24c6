import type { Finding } from './check-backend';

/** One line for the finding, then one for each field that differs. */
export function formatFinding({ description, title, verdict }: Finding): string {
  const { method, path } = description.call;
  const call = `${method.padEnd(6)} ${path}${title ? ` ${title}` : ''}`.padEnd(70);
  switch (verdict.kind) {
    case 'conforms':
      return `${call} conforms`;
    case 'notImplemented':
      return `${call} not implemented (${verdict.status})${description.optional ? '; the shop can do without it' : ''}`;
    case 'notChecked':
      return `${call} not checked: ${verdict.reason}`;
    case 'differs':
      return [
        `${call} differs`,
        ...verdict.differences.map(
          ({ field, expected, got }) => `         ${field || 'the reply'}: expected ${expected}, got ${got}`,
        ),
      ].join('\n');
  }
}

/** Whether a reply differs or a required call is missing. */
export function isFailure({ description, verdict }: Finding): boolean {
  return verdict.kind === 'differs' || (verdict.kind === 'notImplemented' && !description.optional);
}

export function summarizeFindings(findings: readonly Finding[]): string {
  const count = (kind: string) => findings.filter(({ verdict }) => verdict.kind === kind).length;
  return `${count('conforms')} conform, ${count('differs')} differ, ${count('notImplemented')} not implemented, ${count('notChecked')} not checked`;
}
