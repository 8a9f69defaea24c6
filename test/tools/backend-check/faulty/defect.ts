import type { Fault } from '../../../../src/tools/mock-api/faults';
import type { Handler, MockApiSettings } from '../../../../src/tools/mock-api/mock-api';

/** One mistake of a backend, and how the check must name it. */
export interface Defect {
  /** The call that is named, such as `order.mine`. */
  readonly call: string;
  /** What the backend does wrong. */
  readonly title: string;
  readonly plant: Plant;
  /** The field that is named; empty where the call itself is missing. */
  readonly field: string;
  /** `failure`: the shop cannot do without it; `notice`: the shop tolerates it. */
  readonly level: 'failure' | 'notice';
  /** Checks the calls of a shop on this origin. */
  readonly origin?: string;
}

/** A fault of the named call, settings of the mock API, or a way to change the whole API. */
type Plant =
  | { readonly fault: Fault }
  | { readonly settings: Partial<MockApiSettings>; readonly wrap?: Wrap }
  | { readonly wrap: Wrap };

type Wrap = (api: Handler, world: FaultyWorld) => Handler;

interface FaultyWorld {
  /** Makes the running call take this many ms. */
  readonly pass: (milliseconds: number) => void;
  /** Rejects as `fetch` does when the shop's timeout ends a call. */
  readonly timeOut: () => Promise<never>;
}

type Row = (call: string, title: string, plant: Plant, field: string) => Defect;
export const fails: Row = (call, title, plant, field) => ({ call, title, plant, field, level: 'failure' });
export const isNoticed: Row = (call, title, plant, field) => ({ call, title, plant, field, level: 'notice' });

export const set = (fields: Readonly<Record<string, unknown>>): Plant => ({ fault: { kind: 'fields', set: fields } });
export const remove = (...fields: readonly string[]): Plant => ({
  fault: { kind: 'fields', set: {}, remove: [...fields] },
});
export const body = (text: string): Plant => ({ fault: { kind: 'body', body: text } });
export const status = (code: number, text?: string): Plant => ({
  fault: { kind: 'status', status: code, ...(text === undefined ? {} : { body: text }) },
});
export const rows = (count: number): Plant => ({ fault: { kind: 'rows', rows: count } });
export const planted = (wrap: Wrap): Plant => ({ wrap });

/** Answers the requests for which `reply` has an answer. */
export const answering = (reply: (request: Request) => Response | undefined): Plant =>
  planted((api) => async (request) => reply(request) ?? api(request));

/** Changes each request. */
export const receiving = (change: (request: Request) => Request): Plant =>
  planted((api) => (request) => api(change(request)));

export const isCall = (request: Request, method: string, path: string): boolean =>
  request.method === method && new URL(request.url).pathname === path;
