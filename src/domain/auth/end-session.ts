import type { AuthErrorChannel, SessionRepository } from './ports';

/**
 * Ends the session whose token a service no longer accepts, for every screen that hears the channel. Does nothing if the
 * customer has signed in again since: of several calls that are refused, and of several tabs, only the first ends it.
 * What follows on the page is listed in `view-models/auth/session-end.view-model.ts`.
 */
export function endSession(
  refusedToken: string,
  sessions: Pick<SessionRepository, 'load' | 'clear'>,
  authErrorChannel: Pick<AuthErrorChannel, 'report'>,
): void {
  if (sessions.load()?.accessToken !== refusedToken) return;
  sessions.clear();
  authErrorChannel.report();
}
