import type { Finding } from './check-backend';

/** A finding in a line, and a line for each field that differs. */
export function written({ described, title, verdict }: Finding): string {
  const { method, path } = described.call;
  const call = `${method.padEnd(6)} ${path}${title ? ` ${title}` : ''}`.padEnd(70);
  switch (verdict.kind) {
    case 'conforms':
      return `${call} conforms`;
    case 'notImplemented':
      return `${call} not implemented (${verdict.status})${described.optional ? '; the shop can do without it' : ''}`;
    case 'notChecked':
      return `${call} not checked: ${verdict.why}`;
    case 'differs':
      return [
        `${call} differs`,
        ...verdict.differences.map(
          ({ field, expected, got }) => `         ${field || 'the reply'}: expected ${expected}, got ${got}`,
        ),
      ].join('\n');
  }
}

/** Something differs, or the shop can not do without what is missing. */
export function isFault({ described, verdict }: Finding): boolean {
  return verdict.kind === 'differs' || (verdict.kind === 'notImplemented' && !described.optional);
}

export function summary(findings: readonly Finding[]): string {
  const count = (kind: string) => findings.filter(({ verdict }) => verdict.kind === kind).length;
  return `${count('conforms')} conform, ${count('differs')} differ, ${count('notImplemented')} not implemented, ${count('notChecked')} not checked`;
}
