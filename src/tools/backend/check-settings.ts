import { readdirSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { loadProfile } from '../../app/profiles';
import type { BackendSettings } from './backend-settings';
import { openDatabase, picturesOf } from './backend';
import { StripePayments } from './payments/stripe-payments';
import { startSentence } from './start-sentence';

const patience = 10_000;

/** Tries what the settings name, and says for each whether it works. Reads and writes nothing that stays. */
export async function checkSettings(settings: BackendSettings): Promise<readonly string[]> {
  const trials: Readonly<Record<string, () => Promise<unknown>>> = {
    [settings.DATABASE_URL === undefined ? 'DATA_FOLDER' : 'DATABASE_URL']: async () => {
      const database = await openDatabase(settings, () => undefined);
      try {
        await database.query('create temporary table check_of_settings (one integer)');
      } finally {
        await database.close();
      }
    },
    OIDC_ISSUER: async () => {
      const url = `${settings.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`;
      const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(patience) });
      if (!ok) throw new Error(`it answers ${status}`);
    },
    SHOP_PROFILE: () => loadProfile(settings.SHOP_PROFILE),
    ...(settings.PICTURES_FOLDER === undefined ? {} : { PICTURES_FOLDER: () => lookForPictures(settings) }),
    ...(settings.SMTP_URL === undefined ? {} : { SMTP_URL: () => tryMails(String(settings.SMTP_URL)) }),
    STRIPE_SECRET_KEY: () => new StripePayments(settings).tryKey(),
  };
  const wrong: string[] = [];
  for (const [name, trial] of Object.entries(trials))
    await trial().catch((error: unknown) => {
      // `fetch` says why in the cause.
      wrong.push(startSentence(name, Object(error).cause ?? error));
    });
  return wrong;
}

/** Without its folder `products` the shop would have no pictures. */
export async function lookForPictures({ PICTURES_FOLDER }: Pick<BackendSettings, 'PICTURES_FOLDER'>): Promise<void> {
  if (PICTURES_FOLDER !== undefined) readdirSync(picturesOf(PICTURES_FOLDER));
}

function tryMails(url: string): Promise<unknown> {
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  return createTransport({ url, ...times }).verify();
}
