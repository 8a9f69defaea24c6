import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

interface SignInParts {
  readonly shopOrigin: string;
  /** The mock API, which knows nothing of this sign-in. */
  readonly apiOrigin: string;
  readonly hostedPagesOrigin: string;
}

const client = { id: 'the-shop', secret: 'known-to-the-backend' };

export async function startOidcSignIn({ shopOrigin, apiOrigin, hostedPagesOrigin }: SignInParts) {
  const signIn = await listening();
  const issuer = `http://localhost:${portOf(signIn)}`;
  const redirectUri = `${shopOrigin}/authenticate`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    cookies: { keys: ['of one test'] },
    pkce: { required: () => false },
  });
  const answerSignIn = provider.callback();
  signIn.on('request', (request, reply) => void answerSignIn(request, reply));

  const authUrl = (state: string) =>
    `${issuer}/auth?${new URLSearchParams({ client_id: client.id, redirect_uri: redirectUri, response_type: 'code', scope: 'openid', state }).toString()}`;
  /** As the specification has it, the backend exchanges the code: it alone knows the secret. */
  const hasIdToken = async (code: string) => {
    const credentials = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    const headers = { authorization: `Basic ${credentials}` };
    const reply: unknown = await (await fetch(`${issuer}/token`, { method: 'POST', headers, body })).json();
    return typeof reply === 'object' && reply !== null && 'id_token' in reply;
  };
  /** A code that the mock API issues itself, for the customer who is signed in. */
  const ownCode = async () => {
    const body = new URLSearchParams({ decision: 'continue' });
    const page = await fetch(`${hostedPagesOrigin}/demo/google`, { method: 'POST', body, redirect: 'manual' });
    return new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? '';
  };

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (request.method === 'GET' && url.pathname === '/api/v1/auth/oauth/google')
      return Response.json({ authUrl: authUrl(crypto.randomUUID()) });
    if (request.method === 'GET' && url.pathname === '/api/v1/auth/oauth/google/callback') {
      const code = url.searchParams.get('code') ?? '';
      if (!(await hasIdToken(code))) return Response.json({ errorMessage: 'This code is not valid.' }, { status: 400 });
      url.search = new URLSearchParams({ code: await ownCode() }).toString();
    }
    const body = request.method === 'POST' || request.method === 'PUT' ? await request.text() : undefined;
    return fetch(apiOrigin + url.pathname + url.search, {
      method: request.method,
      headers: request.headers,
      ...(body === undefined ? {} : { body }),
    });
  };
  const api = await listening(over(answer, shopOrigin));
  return {
    issuer,
    apiOrigin: `http://127.0.0.1:${portOf(api)}`,
    close: () => {
      for (const server of [signIn, api]) server.close().closeAllConnections();
    },
  };
}

async function listening(handler?: RequestListener): Promise<Server> {
  const server = createServer(handler).listen(0);
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function over(answer: (request: Request) => Promise<Response>, shopOrigin: string): RequestListener {
  return (incoming, outgoing) => {
    void (async () => {
      const sent = Buffer.concat(await incoming.toArray());
      const { connection: _connection, host: _host, 'content-length': _length, ...headers } = incoming.headers;
      const request = new Request(`http://api${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ...(sent.length > 0 ? { body: sent } : {}),
      });
      const reply = await answer(request);
      const body = Buffer.from(await reply.arrayBuffer());
      const kept = [...reply.headers].filter(
        ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
      );
      outgoing
        .writeHead(reply.status, { ...Object.fromEntries(kept), 'access-control-allow-origin': shopOrigin })
        .end(body);
    })();
  };
}
