import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Each request takes a connection of its own. A kept one may be closed by the server just as it is used again, which the
 * page would meet as a network that fails once.
 */
const freshConnections = new Agent({ keepAlive: false });

/** Passes a build on: with scripts in front of each page's own, and with a network that can be cut. */
export class Doorway {
  private readonly scripts: string[] = [];
  private isCut = false;
  private held?: { readonly path: RegExp; readonly events: EventEmitter; readonly released: Promise<unknown> };
  private readonly server = createServer((asked, reply) => void this.receive(asked, reply));

  private constructor(private readonly target: string) {}

  /** Each doorway has its own origin, and so its own storage. */
  static async to(target: string): Promise<Doorway> {
    const doorway = new Doorway(target);
    // The browser's connections are kept for as long as any test takes, for the same reason.
    doorway.server.keepAliveTimeout = 10 * 60_000;
    await once(doorway.server.listen(0, '127.0.0.1'), 'listening');
    return doorway;
  }

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  addScript(script: string): void {
    this.scripts.push(script);
  }

  cut(): void {
    this.isCut = true;
    this.server.closeAllConnections();
  }

  mend(): void {
    this.isCut = false;
  }

  /** Holds back what is asked of such a path. */
  hold(path: RegExp): { readonly asked: Promise<unknown>; readonly release: () => void } {
    const events = new EventEmitter();
    const asked = once(events, 'asked');
    this.held = { path, events, released: once(events, 'released') };
    return { asked, release: () => void events.emit('released') };
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async receive(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (this.held?.path.test(asked.url ?? '')) {
      this.held.events.emit('asked');
      await this.held.released;
    }
    this.pass(asked, reply);
  }

  private pass(asked: IncomingMessage, reply: ServerResponse): void {
    if (this.isCut) return void asked.socket.destroy();
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(asked.url ?? '/', this.target), {
      method: asked.method ?? 'GET',
      headers,
      agent: freshConnections,
    });
    onward.once('error', () => reply.destroy());
    onward.once('response', (answer) => void this.hand(answer, reply));
    asked.pipe(onward);
  }

  private async hand(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isPage || this.scripts.length === 0) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(reply);
    }
    const html = Buffer.concat(await answer.toArray()).toString();
    // The page's policy allows no other scripts, so these come in front of it.
    const withScripts = html.replace(
      '<head>',
      () => `<head>${this.scripts.map((script) => `<script>${script}</script>`).join('')}`,
    );
    const { 'content-length': _, ...headers } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, headers).end(withScripts);
  }
}
