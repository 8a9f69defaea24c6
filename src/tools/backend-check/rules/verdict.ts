import { fieldOf, type Difference } from '../reply';
import { displayText } from '../../../domain/shared/display-text';
import type { CallDescription } from '../calls';
import { differencesFrom } from './compare';
import type { BackendAnswer } from '../exchange';
import { semanticDifferences } from './semantic-rules';
import { brokenTextDifferences } from './typed-text';

export type Verdict =
  | { readonly kind: 'conforms' }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  | { readonly kind: 'notImplemented'; readonly status: number }
  | { readonly kind: 'notChecked'; readonly reason: string };

const notImplementedStatuses: readonly number[] = [404, 405, 501];

export function judgeSuccess({ call }: CallDescription, answer: BackendAnswer): Verdict {
  const { reply } = answer;
  const { status } = answer.response;
  if (notImplementedStatuses.includes(status)) return { kind: 'notImplemented', status };
  if (status < 200 || status > 299)
    return differs({ field: 'status', expected: '2xx', got: withMessage(status, reply) });
  if (fieldOf(reply, 'successResponse') === false)
    return differs({ field: 'successResponse', expected: 'true', got: withMessage(false, reply) });
  if (reply === undefined && call.reply.safeParse(reply).success) return { kind: 'conforms' };
  const schemaDifferences = differencesFrom(call, reply);
  const fields = new Set(schemaDifferences.map(({ field }) => field));
  return differs(
    ...schemaDifferences,
    ...semanticDifferences(reply).filter(({ field }) => !fields.has(field)),
    ...brokenTextDifferences(answer),
  );
}

export function judgeRejection(
  { response: { status }, reply }: BackendAnswer,
  statuses: readonly number[],
  because?: string,
): Verdict {
  if (notImplementedStatuses.includes(status) && !statuses.includes(status)) return { kind: 'notImplemented', status };
  const isFailure = status < 300 && fieldOf(reply, 'successResponse') === false;
  if (!statuses.includes(status) && !isFailure)
    return differs({
      field: 'status',
      expected: [statuses.join(' or '), ...(because ? [because] : [])].join(', because '),
      got: String(status),
    });
  return messageIn(reply)
    ? { kind: 'conforms' }
    : differs({ field: 'message or errorMessage', expected: 'a sentence for the customer', got: 'nothing' });
}

export function isSuccess({ response, reply }: BackendAnswer): boolean {
  return response.ok && fieldOf(reply, 'successResponse') !== false;
}

export function differs(...differences: readonly Difference[]): Verdict {
  return differences.length > 0 ? { kind: 'differs', differences } : { kind: 'conforms' };
}

function messageIn(reply: unknown): string | undefined {
  return displayText(fieldOf(reply, 'errorMessage')) ?? displayText(fieldOf(reply, 'message'));
}

function withMessage(got: unknown, reply: unknown): string {
  const text = messageIn(reply);
  return text ? `${String(got)}, "${text}"` : String(got);
}
