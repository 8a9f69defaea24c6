import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits, fit for a URL or a header. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Secrets are stored as hashes: a reader of the database cannot use them. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Without letters and digits that look alike on a receipt. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `SB-7Q2MK4XA`: does not tell how many orders there are. */
export function newOrderId(prefix: string): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${letters.join('')}`;
}
