import { readFileSync } from 'node:fs';
import { differencesFrom } from '../../../../src/tools/backend-check/rules/compare';
import type { Finding } from '../../../../src/tools/backend-check/rules/finding';

type Responses = Readonly<Record<string, unknown>>;
const { paths }: { paths: Readonly<Record<string, Readonly<Record<string, { responses: Responses }>>>> } = JSON.parse(
  readFileSync('fixtures/openapi.json', 'utf8'),
);

/** The document tells no answer, a status that it does not name, and a reply of another shape. */
export function isFoundByDocument(findings: readonly Finding[]): boolean {
  return findings.some(({ description: { call }, title, exchange }) => {
    if (!exchange || title?.startsWith('preflight')) return false;
    const { answer } = exchange;
    if (!answer) return true;
    const { status, ok } = answer.response;
    const responses = paths[call.path]?.[call.method.toLowerCase()]?.responses ?? {};
    const isNamed = String(status) in responses || 'default' in responses;
    return !isNamed || (ok && status !== 204 && differencesFrom(call, answer.reply).length > 0);
  });
}
