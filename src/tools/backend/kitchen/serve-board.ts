import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BackendApp } from '../app';
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

export interface BoardTimes {
  /** How often the database is asked for a change while somebody looks, in ms. */
  readonly look: number;
  /** How often the page hears that the backend is there, in ms. It gives up after four of them. */
  readonly beat: number;
}

const boardTimes: BoardTimes = { look: 1000, beat: 5000 };
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
  times = boardTimes,
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
    looking = pages.size > 0 ? setTimeout(() => void look(), times.look) : undefined;
  }

  function write(open: PassThrough, event: string, data: string): void {
    if (open.writableLength > maxWaiting) open.destroy();
    else open.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  /** Server-sent events: `board` whenever something has changed, and `beat` with the time. Ends with the session. */
  app.get('/kitchen/events', byStaff('orders'), async (request, reply) => {
    const open = new PassThrough();
    const beat = setInterval(() => {
      void staffOf(request).then(
        (staff) => (staff ? write(open, 'beat', new Date().toISOString()) : open.end()),
        () => open.end(),
      );
    }, times.beat);
    open.once('close', () => {
      clearInterval(beat);
      pages.delete(open);
    });
    write(open, 'beat', new Date().toISOString());
    write(open, 'board', JSON.stringify(await board()));
    pages.add(open);
    looking ??= setTimeout(() => void look(), times.look);
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(open);
  });
  app.addHook('preClose', (done) => {
    clearTimeout(looking);
    for (const open of pages) open.end();
    done();
  });
}
