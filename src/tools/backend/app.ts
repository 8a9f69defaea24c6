import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyRequest, type FastifyTypeProvider } from 'fastify';
import * as z from 'zod/mini';
import { noSuchCall, Refusal } from './refusal';
import type { BackendSettings } from './backend-settings';

interface WireTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

declare module 'fastify' {
  /** Signed: the body is read as text, because the signature covers the text. */
  interface FastifyContextConfig {
    readonly isSigned?: boolean;
  }
}

/** Options of a call that not everybody may make. It is checked first: a guest learns nothing about the form of a body. */
export interface Guarded {
  readonly preValidation: (request: FastifyRequest) => Promise<void>;
}

export const byId = z.object({ id: z.string() });
export const queryNumber = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)));
export const success = { successResponse: true, errorMessage: null };

const sameForAll = /^\/(api\/v1\/(admin\/)?menu-|products\/|photos\/)/;

const bodyLimit = 100_000;

export async function newApp(settings: BackendSettings, log: (message: string) => void) {
  const { PUBLIC_URL, SHOP_ORIGIN, RATE_LIMIT, TRUSTED_PROXIES } = settings;
  const app = fastify({
    bodyLimit,
    trustProxy: TRUSTED_PROXIES.length > 0 ? [...TRUSTED_PROXIES] : false,
    forceCloseConnections: true,
  }).withTypeProvider<WireTypes>();
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (written) => {
    const read = schema.safeParse(written);
    if (read.success) return { value: read.data };
    const place = read.error.issues[0]?.path.join('.');
    return {
      error: new Refusal(400, place ? `The request is not as agreed at ${place}.` : 'The request is not as agreed.'),
    };
  });
  app.setErrorHandler((error: unknown, _request, reply) => {
    const { statusCode, message } = shownError(error, log);
    return reply.code(statusCode).send({ successResponse: false, errorMessage: message });
  });
  app.setNotFoundHandler(() => {
    throw noSuchCall();
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.method !== 'GET' || !sameForAll.test(request.url)) reply.header('cache-control', 'no-store');
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, ({ routeOptions }, text, done) => {
    if (routeOptions.config.isSigned) return done(null, text);
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(new Refusal(400, 'The request is no JSON.'));
    }
  });
  await app.register(cors, {
    origin: SHOP_ORIGIN,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
  const secure = PUBLIC_URL.startsWith('https:');
  await app.register(cookie, { parseOptions: { httpOnly: true, sameSite: 'lax', secure } });
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    errorResponseBuilder: () => new Refusal(429, 'Too many requests. Please wait a minute.'),
  });
  // Guessing passwords and codes must be slow.
  return Object.assign(app, { rare: { config: { rateLimit: { max: Math.ceil(RATE_LIMIT / 10) } } } });
}

export type BackendApp = Awaited<ReturnType<typeof newApp>>;

/** Any other text could reveal something internal. */
function shownError(error: unknown, log: (message: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  const {
    statusCode = 500,
    message,
    code = '',
    stack = message,
  }: Partial<Error> & { statusCode?: number; code?: string } = Object(error);
  if (statusCode < 500 && message) return new Refusal(statusCode, message);
  if (unstorable.includes(code)) return new Refusal(400, 'The request holds something that cannot be stored.');
  log(String(stack));
  return isUnreachable(code, message ?? '')
    ? new Refusal(503, 'Please try again in a moment.')
    : new Refusal(500, 'Something went wrong. Please try again later.');
}

/** PostgreSQL's codes: a NUL in a text or in JSON, a number too large for its column, a text too long for an index. */
const unstorable: readonly string[] = ['22021', '22P05', '22003', '54000'];

/** PostgreSQL classes: 57 starting or stopping, 08 connection lost, 53 out of resources. */
function isUnreachable(code: string, message: string): boolean {
  return (
    /^(57|08|53)/.test(code) ||
    /^E(CONN|PIPE|TIMEDOUT)/.test(code) ||
    /Connection terminated|timeout exceeded|Query read timeout|not queryable/i.test(message)
  );
}
