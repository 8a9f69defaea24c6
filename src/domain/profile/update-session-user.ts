import type { SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';

/** The session of this device with the customer's newest details; whoever has signed out meanwhile stays signed out. */
export function updateSessionUser(sessions: SessionRepository, user: User): void {
  const session = sessions.load();
  if (session?.user.id === user.id) sessions.save({ ...session, user });
}
