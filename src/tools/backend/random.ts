import { createHash, randomBytes, randomInt } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');

export const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

/** Only hashes of secrets are stored: a reader of the database cannot use them. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Letters and digits that look alike on a receipt are left out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `SB-7Q2MK4XA`: random, so that ids do not reveal the number of orders. */
export function newOrderId(shopName: string): string {
  const prefix = shopName.replaceAll(/[^A-Z]/g, '').slice(0, 3) || 'ORD';
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${letters.join('')}`;
}
