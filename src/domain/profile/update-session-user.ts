import type { SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';

/** Changes nothing if another customer is signed in by now. */
export function updateSessionUser(sessions: SessionRepository, user: User): void {
  const session = sessions.load();
  if (session?.user.id === user.id) sessions.save({ ...session, user });
}
