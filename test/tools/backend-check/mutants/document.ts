import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import type { Finding } from '../../../../src/tools/backend-check/rules/finding';

/** Returns the findings of Prism's validation of replies, which `prism proxy` runs too. */
export async function openDocument() {
  const operations = await getHttpOperationsFromSpec('fixtures/openapi.json');
  const violations = (findings: readonly Finding[]) =>
    findings.flatMap(({ description: { call }, title, exchange }): readonly string[] => {
      if (!exchange?.answer || title?.startsWith('preflight'))
        return exchange?.answer || !exchange ? [] : ['no answer'];
      const { response, text } = exchange.answer;
      const resource = operations.find(
        ({ path, method }) => path === call.path && method === call.method.toLowerCase(),
      );
      if (!resource) return [];
      const headers = Object.fromEntries(response.headers);
      const checked = validateOutput({
        resource,
        element: { statusCode: response.status, headers, body: bodyOf(text) },
      });
      if (checked._tag === 'Right') return [];
      return checked.left.map(
        ({ message, path }) => `${call.method} ${call.path}: ${path?.join('.') ?? ''} ${message}`,
      );
    });
  return { violations };
}

function bodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
