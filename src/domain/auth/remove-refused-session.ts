import type { AuthErrorChannel, SessionRepository } from './ports';

/**
 * Removes the session whose token a service refused, and tells every screen that hears the channel. Does nothing if the
 * customer has signed in again since: of several calls that are refused, and of several tabs, only the first removes it.
 * What follows on the page is listed in `view-models/auth/session-end.view-model.ts`.
 */
export function removeRefusedSession(
  refusedToken: string,
  sessions: Pick<SessionRepository, 'load' | 'clear'>,
  authErrorChannel: Pick<AuthErrorChannel, 'report'>,
): void {
  if (sessions.load()?.accessToken !== refusedToken) return;
  sessions.clear();
  authErrorChannel.report();
}
