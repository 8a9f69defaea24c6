import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { minPasswordLength, passwordTooShortText } from '../../../domain/shared/password';
import { Refusal } from '../refusal';
import { Turns } from '../turns';

const keyLength = 32;
const blockSize = 8;
const maxLength = 1000;
/** A hash takes 128 MB and one core for a third of a second. The other cores stay free for customers who order. */
const turns = new Turns(1, 8);

/** `scrypt$17$salt$key`: the stored cost keeps old passwords usable when the cost rises. */
export async function newPasswordHash(password: string, cost: number): Promise<string> {
  if (password.length < minPasswordLength) throw new Refusal(400, passwordTooShortText);
  if (password.length > maxLength) throw new Refusal(400, 'The password is too long.');
  const salt = randomBytes(16);
  return `scrypt$${cost}$${salt.toString('base64')}$${(await keyOf(password, salt, cost)).toString('base64')}`;
}

/** Hashes even if there is no stored hash, so the duration does not reveal who has an account. */
export async function isPassword(password: string, hash: string | null | undefined, cost: number): Promise<boolean> {
  const [, writtenCost = String(cost), salt = '', key = ''] = hash?.split('$') ?? [];
  const written = password.slice(0, maxLength);
  const actual = await keyOf(written, Buffer.from(salt, 'base64'), Number(writtenCost));
  // If the cost was raised since, these further hashes make an old one take as long as a new one.
  for (let spare = Number(writtenCost); spare < cost; spare++) await keyOf(written, randomBytes(16), spare);
  const stored = Buffer.from(key, 'base64');
  return stored.length === actual.length && timingSafeEqual(stored, actual);
}

/** The password is normalized, because keyboards write one letter composed or decomposed. */
function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options: ScryptOptions = { N, r: blockSize, p: 1, maxmem: 256 * N * blockSize };
  return turns.take(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** Says whether the hash was made when hashes cost less. */
export function isCheap(hash: string, cost: number): boolean {
  return Number(hash.split('$')[1]) < cost;
}
