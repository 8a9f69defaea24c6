import type { Difference } from '../reply';
import type { CallDescription } from '../calls';
import { curlOf } from './curl';
import type { Exchange } from '../exchange';
import type { Finding } from '../rules/finding';
import { specifiedSentence } from '../rules/specification';
import { printable } from '../../commands/printable.mjs';

export function titleOf({ description: { call }, title }: Finding): string {
  return `${call.method} ${call.path}${title ? ` ${title}` : ''}`;
}

export function formatFinding(finding: Finding, strict: boolean): string {
  const { verdict, notices } = finding;
  const differences = verdict.kind === 'differs' ? verdict.differences : [];
  return [
    `${titleOf(finding).replace(/^\w+/, (method) => method.padEnd(6))}`.padEnd(70) +
      ` ${formatVerdict(finding)}${strictness(finding, strict)}`,
    ...differences.map((difference) => `         ${formatDifference(difference)}`),
    ...notices.map((notice) => `         notice: ${formatDifference(notice)}`),
    ...(isFailure(finding, strict) ? helpFor(finding).map((line) => `         ${line}`) : []),
  ].join('\n');
}

function strictness(finding: Finding, strict: boolean): string {
  const isMissing = finding.verdict.kind === 'notImplemented' || finding.verdict.kind === 'notChecked';
  return isMissing && isFailure(finding, strict) && !isFailure(finding, false) ? '; --strict asks for it' : '';
}

function formatVerdict({ description, verdict }: Finding): string {
  switch (verdict.kind) {
    case 'conforms':
      return 'conforms';
    case 'differs':
      return 'differs';
    case 'notImplemented':
      return `not implemented (${verdict.status})${consequence(description)}`;
    case 'notChecked':
      return `not checked: ${verdict.reason}`;
  }
}

function consequence({ optional, without }: CallDescription): string {
  if (optional) return '; the shop can do without it';
  return without ? `; the shop can open without it. ${without}` : '';
}

export function formatDifference({ field, expected, got }: Difference): string {
  return printable(`${field || 'the reply'}: expected ${expected}, got ${got}`);
}

export function helpFor({ description, verdict, customerReads, exchange }: Finding): readonly string[] {
  const differences = verdict.kind === 'differs' ? verdict.differences : [];
  const sentences = new Set(differences.map(({ field }) => specifiedSentence(description.name, field)));
  const customer = customerReads ? `the customer reads: ${customerReads}` : 'the customer reads no error';
  return [
    ...[...sentences].flatMap((sentence) => (sentence ? `specification: ${sentence}` : [])),
    ...(exchange ? [customer, `came: ${describeAnswer(exchange)}`, curlOf(exchange)] : []),
  ].map(printable);
}

function describeAnswer({ answer, difference }: Exchange): string {
  if (!answer) return difference?.got ?? 'nothing';
  const { response, text, reply } = answer;
  const isShown = !response.ok || reply === undefined;
  return `${response.status} ${isShown ? cut(text.trim() || 'without a body') : shapeOf(reply)}`;
}

function shapeOf(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length} × ${shapeOf(value[0], depth)}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  if (depth > 1) return '{ … }';
  const fields = Object.entries(value).map(([name, field]) =>
    typeof field === 'object' && field !== null ? `${name}: ${shapeOf(field, depth + 1)}` : name,
  );
  return `{ ${fields.join(', ')} }`;
}

const maxShown = 300;

function cut(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/**
 * With `strict`, three more things fail: notices, required calls that were not checked, and missing calls that the shop
 * does not need to open.
 */
export function isFailure({ description, verdict, notices }: Finding, strict: boolean): boolean {
  const { optional, without } = description;
  const isRequired = !optional && (strict || !without);
  const isMissing = verdict.kind === 'notImplemented' || (strict && verdict.kind === 'notChecked');
  return verdict.kind === 'differs' || (isMissing && isRequired) || (strict && notices.length > 0);
}

export function summarizeFindings(findings: readonly Finding[]): string {
  const count = (kind: string) => findings.filter(({ verdict }) => verdict.kind === kind).length;
  const notices = findings.reduce((total, finding) => total + finding.notices.length, 0);
  const counts = `${count('conforms')} conform, ${count('differs')} differ, ${count('notImplemented')} not implemented, ${count('notChecked')} not checked`;
  return `${counts}, ${notices} ${notices === 1 ? 'notice' : 'notices'}`;
}

export function conclusion(failures: readonly Finding[]): string {
  const [first] = failures;
  if (!first) return 'None of these fails the check.';
  return `${failures.length} of these ${failures.length === 1 ? 'fails' : 'fail'} the check. The first is ${titleOf(first)}.`;
}
