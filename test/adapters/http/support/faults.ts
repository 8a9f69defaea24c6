import type { ServiceErrorKind } from '../../../../src/domain/shared/service-error';
import type { FakeTime } from '../../../support/in-memory-device';
import type { CallRow } from './call-row';
import { json, type SentRequest } from './http-shop';

interface ExpectedError {
  readonly kind: ServiceErrorKind;
  readonly message: string;
  readonly status?: number;
}

export interface Fault {
  readonly answer: (row: CallRow, request: SentRequest, time: FakeTime) => Response | Promise<Response>;
  /** Undefined where the call succeeds anyway. */
  readonly error: (row: CallRow) => ExpectedError | undefined;
}

const page = '<!doctype html><html><body><h1>Please sign in</h1></body></html>';
const invalid = ({ failure }: CallRow): ExpectedError => ({ kind: 'invalidReply', message: failure });
const network = (): ExpectedError => ({
  kind: 'network',
  status: 0,
  message: 'Network connection error. Please check your internet connection.',
});
const timeout = (): ExpectedError => ({
  kind: 'timeout',
  status: 408,
  message: 'Request timeout. The server took too long to respond.',
});
const moved = (): ExpectedError => ({
  kind: 'invalidReply',
  message: 'The service redirected the request to another URL, which the shop does not follow.',
});
const invalidUnlessDone = (row: CallRow) => (row.reply === undefined ? undefined : invalid(row));

function pieces(texts: readonly string[], next: () => Promise<void>, end: 'close' | 'error'): ReadableStream {
  const left = texts.map((text) => new TextEncoder().encode(text));
  return new ReadableStream({
    async pull(controller) {
      await next();
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else if (end === 'close') controller.close();
      else controller.error(new TypeError('terminated'));
    },
  });
}

function status(code: number, reason: string, body: unknown, message?: string): Fault {
  const endsSession = [401, 403, 511].includes(code);
  return {
    answer: () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status: code,
        statusText: reason,
        headers: { 'Retry-After': '60' },
      }),
    error: ({ token, failure }) => {
      if (endsSession && token)
        return { kind: 'sessionEnded', status: code, message: 'Your session has expired. Please sign in again.' };
      return { kind: 'refused', status: code, message: message ?? (endsSession ? failure : `HTTP ${code}: ${reason}`) };
    },
  };
}

const reasons: readonly [number, string][] = [
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [408, 'Request Timeout'],
  [409, 'Conflict'],
  [422, 'Unprocessable Entity'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
  [511, 'Network Authentication Required'],
];

const statusFaults = Object.fromEntries(
  reasons.flatMap(([code, reason]) => [
    [`${code} with a message`, status(code, reason, { message: `M${code}` }, `M${code}`)],
    [
      `${code} with an errorMessage in an envelope`,
      status(code, reason, { data: { errorMessage: `M${code}` } }, `M${code}`),
    ],
    [`${code} without a body`, status(code, reason, '')],
  ]),
);
const serverFaults = Object.fromEntries(
  reasons
    .filter(([code]) => code >= 500)
    .flatMap(([code, reason]) => [
      [`${code} with a page`, status(code, reason, page)],
      [`${code} with an unreadable message`, status(code, reason, { message: 'at x.js:1 <b>undefined</b>' })],
      [`${code} with an empty reason phrase`, { ...status(code, '', ''), error: status(code, reason, '').error }],
    ]),
);

export const faults: Readonly<Record<string, Fault>> = {
  'no answer': { answer: () => new Promise(() => undefined), error: timeout },
  'a body that trickles': {
    answer: ({ reply }, _request, time) => {
      const tick = () => new Promise<void>((resume) => void time.after(250, resume));
      return new Response(
        pieces(
          JSON.stringify(reply ?? {})
            .padEnd(200)
            .split(''),
          tick,
          'close',
        ),
      );
    },
    error: timeout,
  },
  'a refused connection': { answer: () => Promise.reject(new TypeError('Failed to fetch')), error: network },
  'a body cut short': {
    answer: ({ reply }) => {
      const start = JSON.stringify(reply ?? {}).slice(0, 20);
      return new Response(pieces([start], () => Promise.resolve(), 'error'));
    },
    error: network,
  },
  ...statusFaults,
  ...serverFaults,
  'an empty body': { answer: () => new Response(''), error: invalidUnlessDone },
  'a blank body': { answer: () => new Response(' \n'), error: invalidUnlessDone },
  '204 without a body': { answer: () => new Response(null, { status: 204 }), error: invalidUnlessDone },
  'a page instead of JSON': { answer: () => new Response(page), error: invalid },
  'JSON that ends too early': {
    answer: ({ reply }) => new Response(JSON.stringify(reply ?? { successResponse: true }).slice(0, -2)),
    error: invalid,
  },
  null: { answer: () => json(null), error: invalidUnlessDone },
  'a text': { answer: () => json('done'), error: invalid },
  'a redirect to another host': {
    answer: () => new Response(null, { status: 307, headers: { Location: 'https://elsewhere.test/' } }),
    error: moved,
  },
  'a redirect as a browser shows it': {
    answer: () => Object.defineProperties(new Response(null), { status: { value: 0 }, ok: { value: false } }),
    error: moved,
  },
};
