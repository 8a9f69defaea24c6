import type { SessionRepository } from '../auth/ports';
import type { User } from '../auth/user';

export function updateSessionUser(sessions: SessionRepository, user: User): void {
  const session = sessions.load();
  if (session?.user.id === user.id) sessions.save({ ...session, user });
}
