import type { AccountGateway, SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';
import { keepUser } from './keep-user';

/** The customer's details as the service has them now, kept in the session of this device. Rejects with ServiceError. */
export class ReadProfile {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  async execute(): Promise<User> {
    const user = await this.account.profile();
    keepUser(this.sessions, user);
    return user;
  }
}
