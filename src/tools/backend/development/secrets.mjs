import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<'KITCHEN_TOKEN' | 'OIDC_CLIENT_SECRET' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRETS', string>} Secrets */

/** Throws if `npm run start:real` has not made the secrets. @param {string} folder @returns {Secrets} */
export function readSecrets(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  } catch {
    throw new Error(`There is no token: set KITCHEN_TOKEN, or start the shop with npm run start:real.`);
  }
}

/** @param {string} folder @returns {Secrets} */
export function ensureSecrets(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = {
    KITCHEN_TOKEN: secret(),
    OIDC_CLIENT_SECRET: secret(),
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRETS: `whsec_${secret()}`,
  };
  try {
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(secrets), { flag: 'wx', mode: 0o600 });
  } catch {}
  return readSecrets(folder);
}
