import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyRequest, type FastifyTypeProvider } from 'fastify';
import type { Server, Socket } from 'node:net';
import * as z from 'zod/mini';
import { InHand } from './in-hand';
import { networkOf } from './limits';
import { newSecret } from './random';
import { isStorable, readJson, unstorableText } from './request-text';
import { noSuchCall, Refusal } from './refusal';
import { requestInHand, type RequestInHand } from './turns';
import type { BackendSettings } from './backend-settings';

export interface WireTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

declare module 'fastify' {
  /** The body of a signed call is read as text, because the signature covers the text. */
  interface FastifyContextConfig {
    readonly isSigned?: boolean;
  }
}

/** Options of a call that not everybody may make. */
export interface Guarded {
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
  readonly preHandler: (request: FastifyRequest) => Promise<void>;
}

/**
 * Who calls is checked before the body is read, so a guest costs nothing and learns nothing about the form of a body. It is checked
 * again after the body, which may take half a minute, because the session may have ended meanwhile.
 */
export function guardedBy(requireRight: Guarded['onRequest']): Guarded {
  return {
    onRequest: requireRight,
    preHandler: async (request) => {
      if (request.body !== undefined) await requireRight(request);
    },
  };
}

export const byId = z.object({ id: z.string() });
export const queryNumber = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)));
export const success = { successResponse: true, errorMessage: null };

const sameForAll = /^\/(api\/v1\/(admin\/)?menu-|products\/|photos\/)/;

const bodyLimit = 100_000;
/** A request that has not arrived whole is given up. */
const defaultBodyPatience = 30_000;
/** No call has this path. The router would answer a path that it cannot decode without any of the headers. */
const noPath = '/no-such-path';

/** One answer, by the pattern of its path: no id, no query and no address is in it. */
export interface Answered {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

interface AppParts {
  readonly answered?: (line: Answered) => void;
  readonly bodyPatience?: number;
}

/** The server without its calls: what every call is given, refused, answered and limited by, in this order. */
export async function newApp(settings: BackendSettings, log: (message: string) => void, parts: AppParts = {}) {
  const { answered, bodyPatience: patience = defaultBodyPatience } = parts;
  const { PUBLIC_URL, SHOP_ORIGIN, RATE_LIMIT, TRUSTED_PROXIES } = settings;
  const app = fastify({
    bodyLimit,
    // Errors and the log name the id, so that a customer can say which request failed.
    genReqId: () => newSecret().slice(0, 12),
    requestTimeout: patience,
    // A client that does not read its answer loses the connection.
    connectionTimeout: 2 * patience,
    // Node looks this often for requests that are late, and takes the longer one of both times for the body.
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 6 },
    trustProxy: TRUSTED_PROXIES.length > 0 ? [...TRUSTED_PROXIES] : false,
    // A request in hand is answered; a connection without one is closed at once.
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = noPath }) => (isDecodable(url) ? url : noPath),
  }).withTypeProvider<WireTypes>();
  if (TRUSTED_PROXIES.length === 0) limitConnections(app.server, RATE_LIMIT);

  const silent = silentConnections(app.server);
  app.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy();
    done();
  });

  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (written) => {
    const read = schema.safeParse(written);
    if (read.success) return { value: read.data };
    const place = read.error.issues[0]?.path.join('.');
    return {
      error: new Refusal(400, place ? `The request is not as agreed at ${place}.` : 'The request is not as agreed.'),
    };
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const { id } = request;
    const { statusCode, message, retryAfter } = shownError(error, (stack) => log(`${id} ${stack}`));
    if (sendsTooMuch(request)) reply.header('connection', 'close');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(statusCode).send({ successResponse: false, errorMessage: message, requestId: id });
  });
  app.setNotFoundHandler(() => {
    throw noSuchCall();
  });

  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode: status, elapsedTime }) =>
    answered?.({ id, method, route: routeOptions.url ?? '', status, milliseconds: Math.round(elapsedTime) }),
  );
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // The backend ends, and this connection would keep it.
    if (!app.server.listening) reply.header('connection', 'close');
    if (request.method !== 'GET' || !sameForAll.test(request.url)) reply.header('cache-control', 'no-store');
  });

  app.addContentTypeParser('application/json', { parseAs: 'string' }, ({ routeOptions }, text, done) => {
    if (routeOptions.config.isSigned) return done(null, text);
    try {
      done(null, text === '' ? undefined : readJson(String(text)));
    } catch (error) {
      done(error instanceof Refusal ? error : new Refusal(400, 'The request is no JSON.'));
    }
  });

  await app.register(cors, {
    origin: SHOP_ORIGIN,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  const secure = PUBLIC_URL.startsWith('https:');
  await app.register(cookie, { parseOptions: { httpOnly: true, sameSite: 'lax', secure } });

  await app.register(rateLimit, {
    global: false,
    max: RATE_LIMIT,
    errorResponseBuilder: () => new Refusal(429, 'Too many requests. Please wait a minute.'),
  });
  // These run in front of the hooks of a call, so a flood reaches neither the database nor a body.
  app.addHook('onRequest', app.rateLimit());

  const requestsInHand = new WeakMap<FastifyRequest, RequestInHand>();
  app.addHook('onRequest', (request, _reply, done) => {
    const from = networkOf(request.ip);
    const one: RequestInHand = { from, isGone: () => request.raw.socket.destroyed, admittedTo: new Set() };
    requestsInHand.set(request, one);
    requestInHand.run(one, done);
  });
  // A body comes by events of the socket, which do not know the request.
  app.addHook('preValidation', (request, _reply, done) => requestInHand.run(requestsInHand.get(request), done));

  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw noSuchCall();
  });
  app.addHook('preValidation', async ({ body, params, query, routeOptions }) => {
    const written = routeOptions.config.isSigned ? [params, query] : [body, params, query];
    if (!written.every(isStorable)) throw new Refusal(400, unstorableText);
  });
  return app;
}

export type BackendApp = Awaited<ReturnType<typeof newApp>>;

/** Connections that ask nothing cost memory. A server in front has its own limits, and all of its connections are from one address. */
function limitConnections(server: Server, max: number): void {
  const connections = new InHand(max);
  server.on('connection', (socket) => {
    const isTaken = connections.begin(socket.remoteAddress ?? '', (over) => socket.once('close', over));
    if (!isTaken) socket.destroy();
  });
}

/** Connections that have asked nothing so far. Browsers open them beforehand, and Node would wait for them when it stops. */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: { readonly socket: Socket }) => silent.delete(socket));
  return silent;
}

/** The rest of a body that no call takes would have to be read, so the connection ends with the answer. */
function sendsTooMuch({ headers, body, routeOptions: { bodyLimit: limit } }: FastifyRequest): boolean {
  const isOfUnknownLength = headers['transfer-encoding'] !== undefined && body === undefined;
  return isOfUnknownLength || Number(headers['content-length'] ?? 0) > limit;
}

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
  if (unstorable.includes(code)) return new Refusal(400, unstorableText);
  log(String(stack));
  return isUnreachable(code, message ?? '')
    ? new Refusal(503, 'Please try again in a moment.')
    : new Refusal(500, 'Something went wrong. Please try again later.');
}

/** PostgreSQL's codes: a number too large for its column, a text too long for an index. */
const unstorable: readonly string[] = ['22003', '54000'];

/** PostgreSQL classes: 57 starting or stopping, 08 connection lost, 53 out of resources; 25006 may only be read. */
function isUnreachable(code: string, message: string): boolean {
  return (
    /^(57|08|53|25006)/.test(code) ||
    /^E(CONN|PIPE|TIMEDOUT)/.test(code) ||
    /Connection terminated|timeout exceeded|Query read timeout|not queryable/i.test(message)
  );
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
