import { inspect } from 'node:util';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its address',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'its password is wrong',
  '28000': 'its user may not sign in',
  '3D000': 'its database does not exist',
  '25006': 'its database may only be read',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is no folder',
  ENOSPC: 'its disk is full',
  EACCES: 'it may not be used by this user',
  EADDRINUSE: 'another process uses it',
  EADDRNOTAVAIL: 'this machine does not have it',
};

/** Why a start failed, with the name of the setting to look at. Some engines throw what is no `Error`. */
export function startSentence(setting: string, error: unknown): string {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  const text = typeof message === 'string' ? message : '';
  // Some packages put the system's code into their own text.
  const [ofSystem = ''] = /\bE[A-Z]{4,}\b/.exec(text) ?? [];
  const reason = reasons[String(code)] ?? reasons[ofSystem] ?? (text === '' ? inspect(error) : text);
  return `${setting}: ${reason.replace(/\.$/, '')}.`;
}
