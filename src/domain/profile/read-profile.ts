import type { AccountGateway, SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';
import type { CancelSignal } from '../shared/ports';
import { updateSessionUser } from './update-session-user';

/** The customer's details as the service has them now, kept in the session of this device. Rejects with ServiceError. */
export class ReadProfile {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  /** Once it is taken back, what was read may be older than what is kept. */
  async execute(cancel: CancelSignal): Promise<User> {
    const user = await this.account.profile();
    if (!cancel.aborted) updateSessionUser(this.sessions, user);
    return user;
  }
}
