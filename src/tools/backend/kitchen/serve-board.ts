import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BackendApp } from '../app';
import { Refusal } from '../refusal';
import { may, type Permission, type StaffAccess } from '../staff/staff-access';
import type { Board } from './board';
import css from './page/board.css?raw';
import html from './page/board.html?raw';
import script from './page/board-page.js?raw';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export interface BoardOptions {
  /** Milliseconds between two reads of the database for a change, while a page of the kitchen is open. */
  readonly look: number;
  /** How often the page hears that the backend is there, in ms. It gives up after four of them. */
  readonly beat: number;
  /** How many pages may be open in one process. Each asks whether its session goes on. */
  readonly maxPages: number;
}

const boardOptions: BoardOptions = { look: 1000, beat: 5000, maxPages: 50 };
/** A page that reads no more has more than this waiting. */
const maxWaiting = 1_000_000;
const shownPermissions: readonly Permission[] = ['refunds', 'closing'];

/** The kitchen's page, and what it hears while it is open. */
export function serveBoard(
  app: BackendApp,
  board: Board,
  { byStaff, staffOf }: StaffAccess,
  shopName: string,
  log: (message: string) => void,
  options = boardOptions,
): void {
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('content-security-policy', policy).header('referrer-policy', 'no-referrer').type(type).send(text);
  const page = html.replaceAll('{{shop}}', shopName.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  app.get('/kitchen', (_request, reply) => send(reply, 'text/html; charset=utf-8', page));
  app.get('/kitchen/board.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', css));
  app.get('/kitchen/board-page.js', (_request, reply) => send(reply, 'text/javascript; charset=utf-8', script));

  app.get('/kitchen/board', byStaff('orders'), async ({ staff }) => ({
    me: { name: staff.name, may: shownPermissions.filter((permission) => may(staff, permission)) },
    now: new Date(),
    board: await board(),
  }));

  const pages = new Set<PassThrough>();
  let opened = 0;
  let last = '';
  let looking: NodeJS.Timeout | undefined;

  /** One question for all pages of this process. The next one waits for its answer. */
  async function look(): Promise<void> {
    const text = await board().then(
      (seen) => JSON.stringify(seen),
      (error: unknown) => {
        log(`The kitchen's page waits: ${String(error)}`);
        return last;
      },
    );
    if (text !== last) for (const open of pages) write(open, 'board', text);
    last = text;
    looking = pages.size > 0 ? setTimeout(() => void look(), options.look) : undefined;
  }

  function write(open: PassThrough, event: string, data: string): void {
    if (open.writableLength > maxWaiting) open.destroy();
    else open.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  /** Server-sent events: `board` whenever something has changed, and `beat` with the time. Ends with the session. */
  app.get('/kitchen/events', { ...byStaff('orders'), exposeHeadRoute: false }, async (request, reply) => {
    if (opened >= options.maxPages)
      throw new Refusal(503, 'The kitchen is open on too many devices. Please close some.');
    const open = new PassThrough();
    opened++;
    const beat = setInterval(() => {
      void staffOf(request).then(
        (staff) => (staff ? write(open, 'beat', new Date().toISOString()) : open.end()),
        () => open.end(),
      );
    }, options.beat);
    open.once('close', () => {
      clearInterval(beat);
      opened--;
      pages.delete(open);
    });
    write(open, 'beat', new Date().toISOString());
    // The backend has ended all others meanwhile.
    if (!app.server.listening) open.end();
    pages.add(open);
    // The next look tells every page the board. To read it here could fail, or come behind a newer one.
    last = '';
    looking ??= setTimeout(() => void look(), options.look);
    // A connection that stays would keep a backend that ends.
    const ofEvents = { 'x-accel-buffering': 'no', connection: 'close' };
    return reply.type('text/event-stream').headers(ofEvents).send(open);
  });
  app.addHook('preClose', (done) => {
    clearTimeout(looking);
    for (const open of pages) open.end();
    done();
  });
}
