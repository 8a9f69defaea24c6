import type { Difference } from '../rules/compare';
import { listAt } from './step';

export function limitNotice(reply: unknown, list: string, limit: number): readonly Difference[] {
  const { length } = listAt(reply, list);
  return length > limit ? [{ field: list, expected: `${limit} rows, as limit asks for`, got: `${length} rows` }] : [];
}
