import { makeAutoObservable, runInAction } from 'mobx';
import type { SessionRepository } from '../../domain/auth/ports';
import type { RefreshSession } from '../../domain/auth/refresh-session';
import { safeReturnPath } from '../../domain/auth/safe-return-path';
import type { SignOut } from '../../domain/auth/sign-out';
import type { Session, User } from '../../domain/auth/user';
import type { Cancel } from '../../domain/shared/ports';
import { orUndefined } from '../../domain/shared/service-error';
import type { ToastsViewModel } from '../shell/toasts.view-model';

export const sessionNoticePeriod = 5000;
const corruptedUserText = 'Corrupted user data. Please sign in again.';

type Question = (goOn: () => void) => void;

/** Who is signed in, for every screen. It follows sign-ins and sign-outs in other tabs. */
export class SessionViewModel {
  user: User | undefined = undefined;
  /** True until the page has asked the device who is signed in. */
  isVerifying = true;
  isSigningIn = false;
  /** Sign-in leads here: the page that a guest asked for, or the one on which a session ended. */
  wantedPath: string | undefined = undefined;
  /** How many sessions a service has ended. So a screen can tell the end of a session from a sign-out. */
  expiredSessions = 0;
  /**
   * How often another customer than the last one has signed in. What began before such a change belongs to a former
   * customer. A sign-out alone is no change, because the same customer may come back.
   */
  customerChanges = 0;
  private lastCustomerId: string | undefined;
  private stopListening: Cancel | undefined;
  private question: Question | undefined;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly refreshSession: RefreshSession,
    private readonly signOutOf: SignOut,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSignedIn(): boolean {
    return this.user !== undefined;
  }

  async load(): Promise<void> {
    this.stopListening ??= this.sessions.onChange((session) => this.follow(session));
    this.follow(this.sessions.load());
    // The channel reports a refusal as an auth error; after an outage the next call tries again.
    await orUndefined(this.refreshSession.execute());
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  show(user: User | undefined): void {
    if (user && this.lastCustomerId !== undefined && user.id !== this.lastCustomerId) {
      this.customerChanges += 1;
      this.toasts.dismissPersonal();
    }
    if (user) this.lastCustomerId = user.id;
    this.user = user;
    this.isVerifying = false;
  }

  update(user: User): void {
    if (this.user?.id === user.id) this.user = user;
  }

  setSigningIn(isPending: boolean): void {
    this.isSigningIn = isPending;
  }

  rememberPath(path: string): void {
    this.wantedPath = safeReturnPath(path);
  }

  consumeWantedPath(): string | undefined {
    const path = this.wantedPath;
    this.wantedPath = undefined;
    return path;
  }

  /** A screen with unsaved changes asks about them first. The question goes on with the sign-out, or does nothing. */
  askBeforeSignOut(question: Question): Cancel {
    this.question = question;
    return () =>
      runInAction(() => {
        if (this.question === question) this.question = undefined;
      });
  }

  signOut(): void {
    if (this.question) this.question(() => this.leave());
    else this.leave();
  }

  private follow(stored: Session | undefined): void {
    // A customer who signed out in another tab may have left a shared computer.
    if (!stored && this.user) this.toasts.dismissPersonal();
    if (this.sessions.consumeCorruption())
      this.toasts.show({ text: corruptedUserText, about: 'session', urgent: true, period: sessionNoticePeriod });
    this.show(stored?.user);
  }

  private leave(): void {
    this.signOutOf.execute();
    this.show(undefined);
    this.toasts.dismissPersonal();
  }

  /** A service no longer accepts the token. What else happens is listed in `SessionEndViewModel`. */
  expire(): void {
    this.show(undefined);
    this.expiredSessions += 1;
  }
}
