import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadProfile } from '../../../app/profiles';
import { loadSample } from '../../../app/profiles/samples';
import { newBackend, openDatabase } from '../backend';
import type { Database } from '../database/database';
import { menuFile } from '../menu/menu-file';
import { readBackendSettings } from '../backend-settings';
import { paymentPage } from './payment-page';
import { ensureSecrets } from './secrets.mjs';
import { developmentClient, signInPage } from './sign-in-page';

interface RealServicesOptions {
  readonly profile: string;
  readonly shopOrigin: string;
  readonly ports: Readonly<Record<'api' | 'signIn' | 'payment', number>>;
  readonly folder: string;
  readonly database?: Database;
  readonly picturesFolder: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly now?: () => Date;
}

export async function startRealServices(options: RealServicesOptions) {
  const { profile, shopOrigin, ports, folder, database, picturesFolder, env = {}, ...parts } = options;
  const secrets = ensureSecrets(folder);
  const log = (message: string) => void process.stderr.write(`${message}\n`);
  const origins = {
    api: `http://127.0.0.1:${ports.api}`,
    signIn: `http://localhost:${ports.signIn}`,
    payment: `http://127.0.0.1:${ports.payment}`,
  };

  const dataFolder = join(folder, profile);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const settings = readBackendSettings({
    // Everybody has one address here, and presses as fast as a script.
    RATE_LIMIT: '100000',
    UNPAID_ORDERS: '100',
    UNPAID_PIECES: '10000',
    ...env,
    ...secrets,
    PORT: String(ports.api),
    PUBLIC_URL: origins.api,
    SHOP_ORIGIN: shopOrigin,
    SHOP_PROFILE: profile,
    DATA_FOLDER: dataFolder,
    PICTURES_FOLDER: picturesFolder,
    OIDC_ISSUER: origins.signIn,
    OIDC_CLIENT_ID: developmentClient,
    STRIPE_API_URL: origins.payment,
  });

  const { products } = await loadSample(profile);
  const menu = products.map((product) => ({ ...product, picture: `/products/${product.id}-320.webp` }));
  const { app } = await newBackend(settings, database ?? (await openDatabase(settings, log)), {
    shop: await loadProfile(profile),
    firstMenu: menuFile.parse(menu),
    log,
    // Nobody gets these: they are read in this file.
    post: {
      send: (mail) =>
        Promise.resolve(appendFileSync(join(dataFolder, 'mails.txt'), `${mail.to}\n${mail.subject}\n${mail.text}\n`)),
    },
    ...parts,
  });

  const payment = paymentPage({
    origin: origins.payment,
    secretKey: secrets.STRIPE_SECRET_KEY,
    webhookSecret: secrets.STRIPE_WEBHOOK_SECRETS,
    webhookUrls: [`${origins.api}/webhooks/stripe`],
    file: join(dataFolder, 'payments.json'),
  });
  const redirectUrl = `${origins.api}/sign-in/callback`;
  const signIn = signInPage({ issuer: origins.signIn, redirectUrl, clientSecret: secrets.OIDC_CLIENT_SECRET });

  await payment.app.listen({ host: '127.0.0.1', port: ports.payment });
  signIn.listen(ports.signIn);
  await once(signIn, 'listening');
  await app.listen({ host: '127.0.0.1', port: ports.api });
  return {
    origins,
    close: async () => {
      signIn.close();
      signIn.closeAllConnections();
      await Promise.all([app.close(), payment.app.close()]);
    },
  };
}
