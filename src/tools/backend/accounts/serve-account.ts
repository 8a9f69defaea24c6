import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import {
  googleBody,
  loginBody,
  passwordBody,
  profileBody,
  refreshBody,
  registerBody,
} from '../../../adapters/http/account.wire';
import { avatarError, maxAvatarBytes } from '../../../domain/profile/avatar-file';
import { byId, success, type BackendApp } from '../app';
import type { Database } from '../database/database';
import { newSecret } from '../random';
import { Refusal } from '../refusal';
import type { BackendSettings } from '../backend-settings';
import type { Customer, Customers } from './customers';
import type { OpenIdSignIn } from './open-id';
import type { Sessions } from './sessions';

interface AccountParts {
  readonly database: Database;
  readonly customers: Customers;
  readonly sessions: Sessions;
  readonly signIn: OpenIdSignIn;
  readonly settings: Pick<BackendSettings, 'PUBLIC_URL' | 'RATE_LIMIT'>;
}

const codeQuery = z.object({ code: z._default(z.string(), '') });

export async function serveAccount(
  app: BackendApp,
  { database, customers, sessions, signIn, settings }: AccountParts,
): Promise<void> {
  const { signedIn } = sessions;
  // Guessing passwords and codes must be slow.
  const rare = { config: { rateLimit: { max: Math.ceil(settings.RATE_LIMIT / 10) } } };
  const session = async (customer: Customer) => ({ ...(await sessions.start(customer.id)), user: userReply(customer) });

  app.post('/api/v1/auth/login', { ...rare, schema: { body: loginBody } }, async ({ body }) =>
    session(await customers.login(body.email, body.password)),
  );
  app.post('/api/v1/auth/register', { ...rare, schema: { body: registerBody } }, async ({ body }) =>
    session(await customers.register(body)),
  );
  app.post('/api/v1/auth/refresh', { schema: { body: refreshBody } }, ({ body }) =>
    sessions.refresh(body.refreshToken),
  );
  app.post('/api/v1/auth/google', { ...rare, schema: { body: googleBody } }, async ({ body }) =>
    session(await signIn.byIdToken(body.idToken)),
  );
  app.get('/api/v1/auth/oauth/google', () => ({ authUrl: `${settings.PUBLIC_URL}/sign-in?state=${newSecret()}` }));
  app.get('/api/v1/auth/oauth/google/callback', { schema: { querystring: codeQuery } }, async ({ query }) => {
    const customer = await customers.find(await signIn.exchange(query.code));
    return { ...(await sessions.start(customer.id)), user: googleReply(customer) };
  });
  // The specified call carries no token; a call with a token ends the session here too.
  app.post('/api/v1/auth/logout', async ({ headers }) => {
    const customer = headers.authorization
      ? await sessions.customerOf(headers.authorization).catch(() => undefined)
      : undefined;
    if (customer) await sessions.end(customer);
    return success;
  });

  app.get('/api/v1/user/profile', signedIn, ({ customer }) => ({ user: userReply(customer) }));
  app.put('/api/v1/user/profile', { ...signedIn, schema: { body: profileBody } }, async ({ customer, body }) => ({
    user: userReply(await customers.changeProfile(customer.id, body)),
  }));
  const passwordOptions = { ...rare, ...signedIn, schema: { body: passwordBody } };
  app.post('/api/v1/user/change-password', passwordOptions, async ({ customer, body }) => {
    await customers.changePassword(customer, body.currentPassword, body.newPassword);
    await sessions.endOthers(customer);
    return success;
  });

  await app.register(multipart, { limits: { fileSize: maxAvatarBytes, files: 1, fields: 2 } });
  app.post('/api/v1/user/avatar', { ...signedIn, bodyLimit: maxAvatarBytes + 10_000 }, async (request) => {
    const file = await request.file();
    const bytes = await file?.toBuffer();
    if (!file || !bytes) throw new Refusal(400, 'Please choose an image file');
    const type = mediaTypeOf(bytes);
    const error = avatarError({ name: file.filename, type, size: bytes.length });
    if (error !== undefined) throw new Refusal(415, error);
    return { avatar: await customers.changePhoto(request.customer.id, type, bytes) };
  });
  app.get('/photos/:id', { schema: { params: byId } }, async ({ params }, reply) => {
    const [photo] = await database.query<{ type: string; bytes: string }>(
      "select media_type as type, encode(bytes, 'base64') as bytes from photos where id = $1",
      [params.id],
    );
    if (!photo) throw new Refusal(404, 'There is no such picture.');
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(photo.type)
      .send(Buffer.from(photo.bytes, 'base64'));
  });
}

/** Reads the first bytes, whatever the sender says. SVG is excluded because it can hold scripts. */
function mediaTypeOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return start.slice(4).startsWith('ftypavif') ? 'image/avif' : '';
}

function userReply({ id, issuer, email, firstName, lastName, phone, picture, createdAt, updatedAt }: Customer) {
  const authProvider = issuer === 'email' ? 'email' : 'google';
  return { id, firstName, lastName, email, phone: phone || null, authProvider, avatar: picture, createdAt, updatedAt };
}

function googleReply({ id, email, firstName, lastName, picture, createdAt }: Customer) {
  return {
    id,
    givenName: firstName,
    familyName: lastName,
    email,
    pictureUrl: picture,
    createdAt,
    lastLoginAt: new Date(),
  };
}
