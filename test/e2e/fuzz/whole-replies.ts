import { Dropped } from '../../../src/tools/mock-api/faults';

type Whole = (reply: Response) => Promise<Response> | Response;

const page = '<!doctype html><html><body><h1>It works!</h1></body></html>';
const json = { 'Content-Type': 'application/json' };

const status = (code: number, body?: unknown): Whole => {
  return () => (body === undefined ? new Response(null, { status: code }) : Response.json(body, { status: code }));
};
const text = (body: string, type = 'application/json'): Whole => {
  return () => new Response(body, { headers: { 'Content-Type': type } });
};
const endless = (first: string): Whole => {
  return () =>
    new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(first)) }), {
      headers: json,
    });
};

/** A redirect leads here, and no page may follow it. */
export const elsewhere = '/elsewhere';
export const hiddenFromPage = 'X-Hidden-From-Page';

/** The reply lacks the headers by which the page may read it from another origin. */
const hidden = (code: number): Whole => {
  return () => Response.json({ message: 'Hidden' }, { status: code, headers: { [hiddenFromPage]: 'yes' } });
};

export const wholeReplies = {
  'a page': text(page, 'text/html'),
  'a page called JSON': text(page),
  nothing: text(''),
  'cut JSON': async (reply) => {
    const all = await reply.text();
    return new Response(all.slice(0, Math.ceil(all.length / 2)), { headers: json });
  },
  'a cut connection': async (reply) => {
    const all = await reply.text();
    const bytes = new TextEncoder().encode(all.slice(0, Math.ceil(all.length / 2)));
    let isSent = false;
    return new Response(
      new ReadableStream({
        pull: (stream) => {
          if (isSent) stream.error(new Dropped());
          else stream.enqueue(bytes);
          isSent = true;
        },
      }),
      { headers: json },
    );
  },
  'a byte order mark': async (reply) => new Response(`\uFEFF${await reply.text()}`, { headers: json }),
  null: text('null'),
  true: text('true'),
  'a text': text('"fine"'),
  'a list': text('[]'),
  'NaN of another language': text('{"total":NaN}'),
  'a deep nest': text(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  'a refusal with 200': text('{"successResponse":false,"errorMessage":"The oven is out."}'),
  'a refusal without a word': text('{"successResponse":false}'),
  'a message of no text': status(400, { message: { code: 7 }, errorMessage: ['x'] }),
  'a message of markup': status(422, { message: '<img src=x onerror="document.title=\'owned\'">' }),
  'a message of one long word': status(409, { errorMessage: 'Backofen'.repeat(200) }),
  'status 204': status(204),
  'a redirect': () => new Response(null, { status: 302, headers: { Location: elsewhere } }),
  'a redirect for good': () => new Response(null, { status: 308, headers: { Location: elsewhere } }),
  ...Object.fromEntries(
    [304, 400, 401, 403, 404, 408, 410, 413, 418, 425, 429, 451, 500, 502, 503, 504, 511, 599].map((code) => [
      `status ${code}`,
      status(code),
    ]),
  ),
  'headers and then nothing': endless(''),
  'half a reply and then nothing': endless('{"menuItems":['),
  silence: () => new Promise<never>(() => undefined),
  'no connection': () => {
    throw new Dropped();
  },
  'an error that the page may not read': hidden(500),
  'a refusal that the page may not read': hidden(401),
} satisfies Readonly<Record<string, Whole>>;

export function wholeReply(name: string): Whole {
  const found = new Map<string, Whole>(Object.entries(wholeReplies)).get(name);
  if (!found) throw new Error(`There is no whole reply ${name}.`);
  return found;
}
