import type { Handler } from '../../../../src/tools/mock-api/mock-api';
import { planted } from './defect';

export const path = (request: Request): string => new URL(request.url).pathname;

export const isTo = (request: Request, method: string, pattern: RegExp): boolean =>
  request.method === method && pattern.test(path(request));

const tokenOf = (request: Request) => request.headers.get('Authorization') ?? undefined;

const withHeaders = (request: Request, change: (headers: Headers) => void): Request => {
  const headers = new Headers(request.headers);
  change(headers);
  return new Request(request, { headers });
};

const as = (request: Request, token: string): Request =>
  withHeaders(request.clone(), (headers) => headers.set('Authorization', token));

export const openToEveryone = (method: string, pattern: RegExp) =>
  trusting((request) => isTo(request, method, pattern), [403, 404]);

/** The token of another customer makes the request succeed. */
export const trusting = (isMeant: (request: Request) => boolean, statuses: readonly number[] = [401]) =>
  planted((api) => {
    const known = new Set<string>();
    return async (request) => {
      const answer = await api(request.clone());
      const token = tokenOf(request);
      if (token !== undefined && answer.ok) known.add(token);
      if (!isMeant(request) || !statuses.includes(answer.status)) return answer;
      for (const other of known) {
        const granted = await api(as(request, other));
        if (granted.ok) return granted;
      }
      return answer;
    };
  });

export const listingAll = (isMeant: (request: Request) => boolean) =>
  planted((api) => {
    const known = new Set<string>();
    return async (request) => {
      const token = tokenOf(request);
      if (token !== undefined) known.add(token);
      const own = await api(request.clone());
      if (!own.ok || !isMeant(request)) return own;
      const lists = [own, ...(await Promise.all([...known].map((other) => api(as(request, other)))))];
      const rows = new Map<string, unknown>();
      for (const list of lists)
        for (const row of list.ok ? (await list.clone().json()).orders : []) rows.set(row.id, row);
      return Response.json({ orders: [...rows.values()] });
    };
  });

export const repeating = (
  isMeant: (request: Request) => boolean,
  likeness: (request: Request, body: string) => unknown,
) =>
  planted((api) => {
    const answers = new Map<unknown, Response>();
    return async (request) => {
      if (!isMeant(request)) return api(request);
      const key = likeness(request, await request.clone().text());
      const former = answers.get(key);
      if (former) return former.clone();
      const answer = await api(request);
      if (answer.ok) answers.set(key, answer.clone());
      return answer;
    };
  });

export const pretending = (method: string, pattern: RegExp, reply: unknown = { successResponse: true }) =>
  planted((api) => async (request) => (isTo(request, method, pattern) ? Response.json(reply) : api(request)));

type Json = Record<string, unknown>;

export const misreading = (method: string, pattern: RegExp, change: (body: Json) => Json) =>
  planted((api) => async (request) => {
    if (!isTo(request, method, pattern)) return api(request);
    return api(new Request(request, { method, body: JSON.stringify(change(await request.clone().json())) }));
  });

export const rewriting = (isMeant: (request: Request) => boolean, change: (text: string) => string) =>
  planted((api: Handler) => async (request) => {
    const answer = await api(request.clone());
    if (!answer.ok || !isMeant(request)) return answer;
    return new Response(change(await answer.text()), answer);
  });

export const adding = (
  isMeant: (request: Request) => boolean,
  headers: (request: Request) => Readonly<Record<string, string>>,
) =>
  planted((api) => async (request) => {
    const answer = await api(request);
    if (isMeant(request)) for (const [name, value] of Object.entries(headers(request))) answer.headers.set(name, value);
    return answer;
  });

export const changingJson = (change: (reply: Json) => unknown) => (text: string) =>
  JSON.stringify(change(JSON.parse(text)));
