import type { Reports } from '../../domain/reports/ports';
import { nextTask } from '../browser/next-task';
import type { AnyCall } from './call';
import { parseJson, splitLongList, withoutEnvelope, type Answer } from './read-reply';
import { unreadableFields } from './unreadable-fields';

export async function inspectReply(
  { method, path, reply, longList }: AnyCall,
  { response, text }: Answer,
  reports: Reports,
): Promise<void> {
  if (!response.ok) return;
  const json = withoutEnvelope(parseJson(text));
  for (const part of splitLongList(json, longList?.field)) {
    // The shop reads the reply first.
    await nextTask();
    for (const field of unreadableFields(reply, part))
      reports.report({ kind: 'unreadable', call: `${method} ${path}`, field });
  }
}
