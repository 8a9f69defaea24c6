import { meet, troubleNamed, type TroubleName } from './troubles';
import { cartVisitor, type SimulatedServices } from './services';
import type { VirtualTime } from './virtual-time';

export const callPatterns = {
  order: { words: 'order call', pattern: /^POST .*\/orders$/ },
  menu: { words: 'menu call', pattern: /^GET .*\/menu-schedule\/today$/ },
  orderRead: { words: 'call for an order', pattern: /^GET .*\/orders\/(?!me)[^/]+$/ },
  orderList: { words: 'call for My Orders', pattern: /^GET .*\/orders\/me$/ },
  cancel: { words: 'cancellation', pattern: /^POST .*\/cancel$/ },
  refresh: { words: 'refresh of the session', pattern: /^POST .*\/auth\/refresh$/ },
  logout: { words: 'sign-out call', pattern: /^POST .*\/auth\/logout$/ },
  cart: { words: 'change of the cart', pattern: /^(POST|PUT|DELETE) .*\/cart\// },
} as const;
export type CallName = keyof typeof callPatterns;

export interface NetworkPage {
  readonly isGone: boolean;
  readonly isOnline: boolean;
  /** At once, or when the browser lets the page run again. */
  whenAwake(work: () => void): void;
}

export interface Exchange {
  readonly page: NetworkPage;
  readonly call: CallName | undefined;
  readonly headers: Headers;
  readonly trouble: TroubleName | undefined;
  /** Undefined: all items. */
  readonly cartItemId: string | undefined;
}

interface NetworkEvents {
  readonly onSent: (exchange: Exchange) => void;
  readonly onWorked: (exchange: Exchange) => void;
  readonly onAnswered: (exchange: Exchange) => void;
}

/** The time of a request that meets no trouble. */
export const latency = 30;

export class Network {
  private readonly pages = new Map<string, NetworkPage>();
  private readonly waitingTroubles: { readonly call: CallName; readonly trouble: TroubleName }[] = [];
  private readonly open = new Set<{ readonly page: NetworkPage }>();

  constructor(
    private readonly services: SimulatedServices,
    private readonly time: VirtualTime,
    private readonly events: NetworkEvents,
  ) {}

  connect(name: string, page: NetworkPage): string {
    this.pages.set(name, page);
    return `https://api.test/${name}`;
  }

  trouble(call: CallName, trouble: TroubleName): void {
    this.waitingTroubles.push({ call, trouble });
  }

  isTroubled(call: CallName): boolean {
    return this.waitingTroubles.some((waiting) => waiting.call === call);
  }

  heal(): void {
    this.waitingTroubles.length = 0;
  }

  isIdleFor(page?: unknown): boolean {
    return [...this.open].every((entry) => entry.page.isGone || (page !== undefined && entry.page !== page));
  }

  readonly fetch = (url: string, init: RequestInit): Promise<Response> => {
    const [, name = '', path = ''] = /^https:\/\/api\.test\/([^/]+)(.*)$/.exec(url) ?? [];
    const page = this.pages.get(name);
    if (!page || page.isGone) return new Promise(() => undefined);
    const { signal, ...rest } = init;
    const entry = { page };
    this.open.add(entry);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('The request was aborted.', 'AbortError')));
      const isWanted = () => !page.isGone && signal?.aborted !== true;
      const request = () => withCookie(new Request(`https://api.test${path}`, rest), init);
      const cartItemId = cartItemOf(path, rest.body);
      this.carry(page, request, isWanted, cartItemId).then(
        (response) => isWanted() && resolve(response),
        (failure: unknown) => page.whenAwake(() => isWanted() && reject(failure)),
      );
    }).finally(() => this.open.delete(entry));
  };

  private async carry(
    page: NetworkPage,
    request: () => Request,
    isWanted: () => boolean,
    cartItemId: string | undefined,
  ): Promise<Response> {
    const { method, url, headers } = request();
    const call = callOf(`${method} ${new URL(url).pathname}`);
    const name = this.takeTrouble(call);
    const trouble = name && troubleNamed(name);
    const exchange: Exchange = { page, call, headers, trouble: name, cartItemId };
    this.events.onSent(exchange);
    await this.pause(latency);
    if (!page.isOnline) throw new TypeError('There is no connection.');
    const work = { isDone: false };
    const response = await meet(
      trouble,
      async () => {
        const answer = await this.services.answer(request());
        work.isDone = answer.ok;
        if (answer.ok) this.events.onWorked(exchange);
        return answer;
      },
      this.time,
    );
    await this.pause(trouble?.latency ?? latency);
    await new Promise<void>((resume) => page.whenAwake(resume));
    if (isWanted() && work.isDone && response.ok && (!trouble || trouble.isAnswered)) this.events.onAnswered(exchange);
    return response;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.time.after(milliseconds, resolve));
  }

  private takeTrouble(call: CallName | undefined): TroubleName | undefined {
    const position = this.waitingTroubles.findIndex((waiting) => waiting.call === call);
    return position < 0 ? undefined : this.waitingTroubles.splice(position, 1)[0]?.trouble;
  }
}

function cartItemOf(path: string, body: unknown): string | undefined {
  const [, inPath] = /\/cart\/items\/(.+)$/.exec(path) ?? [];
  if (inPath !== undefined) return decodeURIComponent(inPath);
  return path.endsWith('/cart/items') && typeof body === 'string' ? String(JSON.parse(body).itemId) : undefined;
}

/** `line` is a method and a path. */
function callOf(line: string): CallName | undefined {
  const names = Object.keys(callPatterns) as CallName[];
  return names.find((name) => callPatterns[name].pattern.test(line));
}

function withCookie(request: Request, { credentials }: RequestInit): Request {
  if (credentials === 'include') request.headers.set('Cookie', `visitor=${cartVisitor}`);
  return request;
}
