import multipart from '@fastify/multipart';
import { loginBody, passwordBody, profileBody, refreshBody, registerBody } from '../../../adapters/http/account.wire';
import { avatarError, maxAvatarBytes } from '../../../domain/profile/avatar-file';
import { byId, success, type BackendApp } from '../app';
import type { Database } from '../database/database';
import { Refusal } from '../refusal';
import type { Customer, Customers } from './customers';
import type { Sessions } from './sessions';

export async function serveAccount(
  app: BackendApp,
  database: Database,
  customers: Customers,
  sessions: Sessions,
): Promise<void> {
  const { rare } = app;
  const { signedIn } = sessions;
  const session = async (user: Customer) => ({ ...(await sessions.start(user.id)), user });

  app.post('/api/v1/auth/login', { ...rare, schema: { body: loginBody } }, async ({ body }) =>
    session(await customers.login(body.email, body.password)),
  );
  app.post('/api/v1/auth/register', { ...rare, schema: { body: registerBody } }, async ({ body }) =>
    session(await customers.register(body)),
  );
  app.post('/api/v1/auth/refresh', { schema: { body: refreshBody } }, ({ body }) =>
    sessions.refresh(body.refreshToken),
  );
  // The specified call carries no token; a call with a token ends the session here too.
  app.post('/api/v1/auth/logout', async ({ headers }) => {
    const current = await sessions.of(headers.authorization).catch(() => undefined);
    if (current) await sessions.end(current.sessionId);
    return success;
  });

  app.get('/api/v1/user/profile', signedIn, ({ customer: user }) => ({ user }));
  app.put('/api/v1/user/profile', { ...signedIn, schema: { body: profileBody } }, async ({ customer, body }) => ({
    user: await customers.changeProfile(customer.id, body),
  }));
  const passwordOptions = { ...rare, ...signedIn, schema: { body: passwordBody } };
  app.post('/api/v1/user/change-password', passwordOptions, async (request) => {
    await customers.changePassword(request.customer, request.body.currentPassword, request.body.newPassword);
    await sessions.endOthers(request);
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
