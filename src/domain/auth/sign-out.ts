import { orUndefined } from '../shared/service-error';
import type { AccountGateway, SessionRepository } from './ports';

/** Local first: the customer is out at once, and what the service says to it changes nothing. */
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
