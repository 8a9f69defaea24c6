import { removeRefusedSession } from '../../domain/auth/remove-refused-session';
import type { AuthErrorChannel, SessionRepository } from '../../domain/auth/ports';
import type { Session, User } from '../../domain/auth/user';
import type { CancelSignal, Timers } from '../../domain/shared/ports';
import { cancelledText, ServiceError, sessionExpiredText } from '../../domain/shared/service-error';
import type { MockBackend } from './mock-backend';
import type { MockServices } from './mock-services';
import { faultOf, isSlow, slowReply, type MockServiceName } from './scenarios/scenarios';

export const replyTimes = { default: 60, orderList: 500, checkout: 800, login: 1000, contact: 2000 } as const;

interface MockCall {
  readonly takes?: number;
  readonly cancel?: CancelSignal | undefined;
}

/**
 * What a network would add to the mock services: reply times, the faults of a scenario, and tokens that are refused.
 */
export class MockTransport {
  constructor(
    private readonly backend: MockBackend,
    private readonly timers: Timers,
    private readonly sessions: SessionRepository,
    private readonly authErrorChannel: AuthErrorChannel,
  ) {}

  async call<Reply>(
    service: MockServiceName,
    work: () => Reply | Promise<Reply>,
    { takes = replyTimes.default, cancel }: MockCall = {},
  ): Promise<Reply> {
    const delay = isSlow(this.backend.scenario()) ? Math.max(takes, slowReply) : takes;
    await new Promise<void>((resolve) => void this.timers.after(delay, resolve));
    if (cancel?.aborted) throw new ServiceError('cancelled', cancelledText);
    const fault = faultOf(this.backend.scenario(), service);
    if (fault) throw fault;
    return work();
  }

  ask<Reply>(
    service: MockServiceName,
    work: (services: MockServices) => Reply | Promise<Reply>,
    call?: MockCall,
  ): Promise<Reply> {
    return this.call(service, async () => work(await this.backend.services()), call);
  }

  askSignedIn<Reply>(
    service: MockServiceName,
    work: (services: MockServices, customer: User) => Reply | Promise<Reply>,
    call?: MockCall,
  ): Promise<Reply> {
    const session = this.sessions.load();
    return this.ask(service, (services) => work(services, this.customer(services, session)), call);
  }

  private customer({ accounts }: MockServices, session: Session | undefined): User {
    if (!session) throw new ServiceError('refused', 'HTTP 401: Unauthorized', 401);
    const customer = accounts.customerOfSession(session);
    if (customer) return customer;
    removeRefusedSession(session.accessToken, this.sessions, this.authErrorChannel);
    throw new ServiceError('sessionEnded', sessionExpiredText, 401);
  }
}
