import { makeAutoObservable, runInAction } from 'mobx';
import { paths } from '../../domain/shared/paths';
import {
  errorRedirectDelay,
  notSignedIn,
  successRedirectDelay,
  type GoogleCallback,
  type GoogleSignIn,
  type SignInOutcome,
} from '../../domain/auth/google-sign-in';
import { safeReturnPath } from '../../domain/auth/safe-return-path';
import type { Cancel, Timers } from '../../domain/shared/ports';
import { isTransportText } from '../shared/message-or';
import type { SessionViewModel } from './session.view-model';

export type SignInState =
  | { readonly kind: 'working' }
  | { readonly kind: 'signedIn'; readonly firstName: string }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** The text of the transport, for those who can use it. */
      readonly detail?: string;
      readonly isStillSignedIn: boolean;
    };

export class AuthenticateViewModel {
  state: SignInState = { kind: 'working' };
  destination: string | undefined = undefined;
  private returnPath = paths.home;
  private onScreen = false;
  private stopTimer: Cancel = () => undefined;

  constructor(
    private readonly google: GoogleSignIn,
    private readonly session: SessionViewModel,
    private readonly timers: Timers,
    private readonly explain: (hint: string) => void,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(callback: GoogleCallback): Promise<void> {
    this.onScreen = true;
    const outcome = await this.google.complete(callback);
    runInAction(() => this.show(outcome));
  }

  dispose(): void {
    this.onScreen = false;
    this.stopTimer();
  }

  go(): void {
    this.stopTimer();
    this.destination = this.returnPath;
  }

  private show(outcome: SignInOutcome): void {
    if (outcome.kind === 'signedIn') {
      this.session.show(outcome.session.user);
      this.returnPath = safeReturnPath(outcome.returnPath);
      this.state = { kind: 'signedIn', firstName: outcome.session.user.firstName };
    } else {
      const { message, session, hint } = outcome;
      this.explain(`Sign-in failed: ${message}. ${hint}`);
      this.session.show(session?.user);
      const told = isTransportText(message) ? { reason: notSignedIn, detail: message } : { reason: message };
      this.state = { kind: 'failed', ...told, isStillSignedIn: session !== undefined };
    }
    if (!this.onScreen) return;
    this.stopTimer();
    this.stopTimer = this.timers.after(outcome.kind === 'signedIn' ? successRedirectDelay : errorRedirectDelay, () =>
      this.go(),
    );
  }
}
