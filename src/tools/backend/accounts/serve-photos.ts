import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { avatarError, maxAvatarBytes } from '../../../domain/profile/avatar-file';
import { byId, type BackendApp } from '../app';
import type { BackendSettings } from '../backend-settings';
import type { Database } from '../database/database';
import { InHand } from '../in-hand';
import type { Limits } from '../limits';
import { Refusal } from '../refusal';
import { Turns } from '../turns';
import { withoutPlace } from './photo-file';
import { isThere, pleaseSignIn, type Sessions } from './sessions';

const tooManyPhotos = 'Too many pictures at once. Please wait a moment.';
const notChosen = 'Please choose an image file';
/** A photo takes ten times its size of memory on its way to the database. */
const photosAtOnce = new Turns(1, 4);
/** A photo stays in memory until a browser has taken it. */
const photosOnTheirWay = 4;
/** Of this many calls, one may ask for a photo: a customer who looks at photos looks at pages too. */
const callsToAPhoto = 10;

/** The pictures that customers choose for themselves. */
export async function servePhotos(
  app: BackendApp,
  database: Database,
  { signedIn }: Sessions,
  limits: Limits,
  { RATE_LIMIT: rateLimit }: Pick<BackendSettings, 'RATE_LIMIT'>,
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: maxAvatarBytes, files: 1, fields: 2 } });
  const avatarOptions = {
    onRequest: [limits.stillRefused('photos'), signedIn.onRequest],
    bodyLimit: maxAvatarBytes + 10_000,
  };
  app.post('/api/v1/user/avatar', avatarOptions, async (request) => {
    await limits.byAccount('photos', request.customer.id);
    await limits.byAddress('photos', request.ip);
    return photosAtOnce.take(() => storePhoto(request));
  });
  async function storePhoto(request: FastifyRequest) {
    const file = await request.file().catch((error: unknown) => {
      // The library throws an error of no kind for a form that it cannot take apart.
      throw Object.hasOwn(Object(error), 'statusCode') ? error : new Refusal(400, notChosen);
    });
    const bytes = await file?.toBuffer();
    if (!file || !bytes) throw new Refusal(400, notChosen);
    const type = mediaTypeOf(bytes);
    const error = avatarError({ name: file.filename, type, size: bytes.length });
    if (error !== undefined) throw new Refusal(415, error);
    const photo = withoutPlace(bytes, type);
    // The form has come only here, and the session may have ended meanwhile.
    await signedIn.onRequest(request);
    const id = randomUUID();
    const avatar = `/photos/${id}`;
    // As base64 text, which PGlite stores in a thirtieth of the time that it takes for bytes.
    const stored = await database.query(
      `with earlier as (delete from photos where customer_id = $2),
         shown as (update customers c set picture = $5, updated_at = now() where c.id = $2 and ${isThere} returning c.id)
       insert into photos (id, customer_id, media_type, bytes) select $1, id, $3, decode($4, 'base64') from shown returning 1`,
      [id, request.customer.id, type, photo.toString('base64'), avatar],
    );
    if (stored.length === 0) throw pleaseSignIn();
    return { avatar };
  }
  const seldom = app.createRateLimit({ max: Math.ceil(rateLimit / callsToAPhoto) });
  const onTheirWay = new InHand(photosOnTheirWay);
  app.get('/photos/:id', { schema: { params: byId } }, async (request, reply) => {
    const called = await seldom(request);
    if (!called.isAllowed && called.isExceeded)
      throw new Refusal(429, tooManyPhotos, { retryAfter: called.ttlInSeconds });
    if (!onTheirWay.begin(request.ip, (over) => reply.raw.once('close', over))) throw new Refusal(503, tooManyPhotos);
    const [photo] = await database.query<{ type: string; bytes: string }>(
      "select media_type as type, encode(bytes, 'base64') as bytes from photos where id = $1",
      [request.params.id],
    );
    if (!photo) throw new Refusal(404, 'There is no such picture.');
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, max-age=3600')
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
