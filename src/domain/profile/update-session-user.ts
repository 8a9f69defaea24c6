import type { SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';

/** Does nothing after a sign-out. */
export function updateSessionUser(sessions: SessionRepository, user: User): void {
  const session = sessions.load();
  if (session?.user.id === user.id) sessions.save({ ...session, user });
}
