import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Dropped } from './faults';
import type { Handler } from './mock-api';

export interface RunningServer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serve(handler: Handler, port: number): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => void answer(handler, incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const response = await handler(await requestOf(incoming));
    outgoing.writeHead(response.status, response.statusText, Object.fromEntries(response.headers));
    outgoing.flushHeaders();
    for await (const piece of response.body ?? []) {
      if (outgoing.destroyed) return;
      outgoing.write(piece);
    }
    outgoing.end();
  } catch (error) {
    if (error instanceof Dropped || outgoing.destroyed || outgoing.headersSent) outgoing.destroy();
    // A mistake in a handler must not look like a lost connection.
    else outgoing.writeHead(500).end(`The mock failed: ${String(error)}\n`);
  }
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const pieces: Uint8Array[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD' && pieces.length > 0;
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody ? { body: Buffer.concat(pieces) } : {}),
  });
}
