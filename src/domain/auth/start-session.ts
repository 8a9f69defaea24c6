import type { SessionRepository } from './ports';
import type { Session } from './user';

/**
 * Stores the session that the service answers with, and resolves with the one that is stored then. If another customer has
 * signed in meanwhile, here or in another tab, that one stays: a late reply must not replace it.
 */
export async function startSession(
  answer: Promise<Session>,
  sessions: Pick<SessionRepository, 'load' | 'save'>,
): Promise<Session> {
  const before = sessions.load();
  const session = await answer;
  const now = sessions.load();
  if (now && now.user.id !== before?.user.id) return now;
  sessions.save(session);
  return session;
}
