import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { minPasswordLength, passwordTooShortText } from '../../../domain/shared/password';
import { Refusal } from '../refusal';

const keyLength = 32;
const blockSize = 8;
const maxLength = 1000;

/** `scrypt$17$salt$key`: the stored cost keeps old passwords usable when the cost rises. */
export async function newPasswordHash(password: string, cost: number): Promise<string> {
  if (password.length < minPasswordLength) throw new Refusal(400, passwordTooShortText);
  if (password.length > maxLength) throw new Refusal(400, 'The password is too long.');
  const salt = randomBytes(16);
  return `scrypt$${cost}$${salt.toString('base64')}$${(await keyOf(password, salt, cost)).toString('base64')}`;
}

/** Hashes even without a stored hash, so the duration does not reveal who has an account. */
export async function isPassword(password: string, hash: string | null | undefined, cost: number): Promise<boolean> {
  const [, writtenCost = String(cost), salt = '', key = ''] = hash?.split('$') ?? [];
  const actual = await keyOf(password.slice(0, maxLength), Buffer.from(salt, 'base64'), Number(writtenCost));
  const stored = Buffer.from(key, 'base64');
  return stored.length === actual.length && timingSafeEqual(stored, actual);
}

/** Normalized, because keyboards write one letter composed or decomposed. */
function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options: ScryptOptions = { N, r: blockSize, p: 1, maxmem: 256 * N * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
