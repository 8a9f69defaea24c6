import { orUndefined } from '../shared/service-error';
import type { AccountGateway, SessionRepository } from './ports';

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
