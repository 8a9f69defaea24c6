import type { AccountGateway, SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';
import type { CancelSignal } from '../shared/ports';
import { updateSessionUser } from './update-session-user';

export class ReadProfile {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  /** If the read was cancelled, the stored user may be newer than the reply. */
  async execute(cancel: CancelSignal): Promise<User> {
    const user = await this.account.profile();
    if (!cancel.aborted) updateSessionUser(this.sessions, user);
    return user;
  }
}
