import { HttpAccountGateway } from '../../../../src/adapters/http/http-account-gateway';
import { HttpCartRepository } from '../../../../src/adapters/http/http-cart-repository';
import { HttpClient, type HttpEnvironment } from '../../../../src/adapters/http/http-client';
import { HttpContactGateway } from '../../../../src/adapters/http/http-contact-gateway';
import { HttpMenuEditor } from '../../../../src/adapters/http/http-menu-editor';
import { HttpOrderGateway, type OrderSettings } from '../../../../src/adapters/http/http-order-gateway';
import { inspectReply } from '../../../../src/adapters/http/inspect-reply';
import { aSession } from '../../../support/builders';
import { InMemorySession } from '../../../support/in-memory';
import { FakeAuthErrorChannel, FakeTime, InMemoryLocks, InMemoryReports } from '../../../support/in-memory-device';

export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
}

export const menuUrl = 'https://menu.test';
export const accountUrl = 'https://account.test';
export const orderUrl = 'https://order.test/backend';

export class HttpShop {
  readonly time = new FakeTime();
  readonly sessions = new InMemorySession(aSession());
  readonly requests: SentRequest[] = [];
  readonly reports = new InMemoryReports();
  private readonly authErrorChannel = new FakeAuthErrorChannel();
  private readonly inspections: Promise<void>[] = [];
  authErrorCount = 0;
  waitedBefore = 0;
  refreshSession: HttpEnvironment['refreshSession'] = async () => this.sessions.load();
  renewSession: NonNullable<HttpEnvironment['renewSession']> = async () => undefined;
  readonly accountClient: HttpClient;
  // Each is made for the first call: with it come the schemas of all its replies, and most tests make one call.
  private madeMenu: HttpMenuEditor | undefined;
  private madeAccount: HttpAccountGateway | undefined;
  private madeOrders: HttpOrderGateway | undefined;
  private madeContact: HttpContactGateway | undefined;
  private madeCart: HttpCartRepository | undefined;

  constructor(
    private readonly answer: (request: SentRequest, time: FakeTime) => Response | Promise<Response>,
    private readonly settings: Partial<OrderSettings> = {},
    readonly retries = 0,
  ) {
    this.authErrorChannel.onAuthError(() => this.authErrorCount++);
    this.accountClient = this.client(accountUrl);
  }

  get menu(): HttpMenuEditor {
    return (this.madeMenu ??= new HttpMenuEditor(this.client(menuUrl)));
  }

  get account(): HttpAccountGateway {
    return (this.madeAccount ??= new HttpAccountGateway(this.accountClient, this.sessions, this.time));
  }

  get orders(): HttpOrderGateway {
    const settings = { dialect: 'lines', sendIdempotencyKey: true, ...this.settings } as const;
    return (this.madeOrders ??= new HttpOrderGateway(this.client(orderUrl), settings));
  }

  get contact(): HttpContactGateway {
    return (this.madeContact ??= new HttpContactGateway(this.accountClient));
  }

  get cart(): HttpCartRepository {
    return (this.madeCart ??= new HttpCartRepository(this.accountClient, new InMemoryLocks()));
  }

  private client(baseUrl: string): HttpClient {
    const fetch = async (url: string, init: RequestInit) => {
      this.requests.push({ url, init });
      return this.answer({ url, init }, this.time);
    };
    return new HttpClient(
      baseUrl,
      {
        fetch,
        waitedFor: () => this.waitedBefore,
        timers: this.time,
        sessions: this.sessions,
        authErrorChannel: this.authErrorChannel,
        inspect: (call, answer) => void this.inspections.push(inspectReply(call, answer, this.reports)),
        refreshSession: () => this.refreshSession(),
        renewSession: (refusedToken) => this.renewSession(refusedToken),
      },
      this.retries,
    );
  }

  /** The fields that could not be read in every reply so far. */
  async unreadable(): Promise<readonly string[]> {
    await Promise.all(this.inspections);
    return this.reports.reports.flatMap((report) => (report.kind === 'unreadable' ? [report.field] : []));
  }
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
}

export function sentBody({ init: { body } }: SentRequest): unknown {
  if (body instanceof FormData) return body.get('file');
  return typeof body === 'string' ? JSON.parse(body) : body;
}
