import type { Fault } from '../../../../src/tools/mock-api/faults';
import type { Handler, MockApiSettings } from '../../../../src/tools/mock-api/mock-api';

export interface Defect {
  /** A call is like `order.mine`. */
  readonly call: string;
  readonly title: string;
  readonly plant: Plant;
  /** Empty where the call itself is missing. */
  readonly field: string;
  /** `failure`: the shop cannot do without the call; `notice`: the shop tolerates the defect. */
  readonly level: 'failure' | 'notice';
  readonly origin?: string;
  /** The check gets a code of Google's, as by `--code`. */
  readonly usesCode?: true;
}

type Plant =
  | { readonly fault: Fault }
  | { readonly settings: Partial<MockApiSettings>; readonly wrap?: Wrap }
  | { readonly wrap: Wrap };

type Wrap = (api: Handler, world: FaultyWorld) => Handler;

interface FaultyWorld {
  readonly pass: (milliseconds: number) => void;
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

export const answering = (reply: (request: Request) => Response | undefined): Plant =>
  planted((api) => async (request) => reply(request) ?? api(request));

export const receiving = (change: (request: Request) => Request): Plant =>
  planted((api) => (request) => api(change(request)));

export const isCall = (request: Request, method: string, path: string): boolean =>
  request.method === method && new URL(request.url).pathname === path;
