import { orUndefined } from '../shared/service-error';
import type { AccountGateway, SessionRepository } from './ports';

/** Sign-out is local first and waits for no service, so it also works while the service is down. */
export class SignOut {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  execute(): void {
    this.sessions.clear();
    void orUndefined(this.account.logout());
  }
}
