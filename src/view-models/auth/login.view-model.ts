import { makeAutoObservable, runInAction } from 'mobx';
import {
  validateLogin,
  validateRegistration,
  type EmailSignIn,
  type EmailSignInOutcome,
} from '../../domain/auth/email-sign-in';
import type { GoogleSignIn } from '../../domain/auth/google-sign-in';
import type { EmailLogin, Registration } from '../../domain/auth/ports';
import type { User } from '../../domain/auth/user';
import { signInFailures } from '../../domain/auth/sign-in-failures';
import type { Cancel, BackForwardRestore, Timers } from '../../domain/shared/ports';
import { present } from '../../domain/shared/present';
import { departureTimeout } from '../../domain/shared/time-limits';
import type { ErrorNotice } from '../shared/error-notice';
import { messageOr } from '../shared/message-or';
import { Form } from '../shared/form';
import type { SessionViewModel } from './session.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import type { CheckoutEntryViewModel } from '../checkout/checkout-entry.view-model';

type LoginView = 'signIn' | 'register';

type SignInWay = 'google' | 'email';

/** Each press is an object of its own, so that a late reply to an earlier one is told from it. */
interface Press {
  readonly way: SignInWay;
}

export interface LoginError extends Pick<ErrorNotice, 'text' | 'detail'> {
  readonly hint?: string;
}

/** A failed sign-in keeps what was typed, the password included. */
export class LoginViewModel {
  view: LoginView = 'signIn';
  readonly login = new Form<EmailLogin>({ email: '', password: '' }, validateLogin);
  readonly registration = new Form<Registration>(
    { firstName: '', lastName: '', email: '', phone: '', password: '' },
    validateRegistration,
  );
  private press: Press | undefined = undefined;
  private failure: { readonly way: SignInWay; readonly error: LoginError } | undefined = undefined;
  private stopListening: Cancel | undefined;
  private stopTimer: Cancel | undefined;

  constructor(
    private readonly google: GoogleSignIn,
    private readonly email: EmailSignIn,
    private readonly session: SessionViewModel,
    private readonly overlays: OverlaysViewModel,
    private readonly checkoutEntry: CheckoutEntryViewModel,
    private readonly backForwardRestore: BackForwardRestore,
    private readonly timers: Timers,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get pending(): SignInWay | undefined {
    return this.press?.way;
  }

  get error(): LoginError | undefined {
    return this.failure?.error;
  }

  errorOf(way: SignInWay): LoginError | undefined {
    return this.failure?.way === way ? this.failure.error : undefined;
  }

  /** Undefined where Google signs in, as in every browser that is not inside an app. */
  ownBrowserUrl(currentPath: string): string | undefined {
    return this.google.ownBrowserUrl(this.session.wantedPath ?? currentPath);
  }

  load(): void {
    // Back from Google restores the page with the button still pending.
    this.stopListening ??= this.backForwardRestore.onReturn(() => this.stop());
  }

  dispose(): void {
    this.stop();
    this.stopListening?.();
    this.stopListening = undefined;
  }

  show(view: LoginView): void {
    this.view = view;
    this.failure = undefined;
  }

  close(): void {
    this.overlays.close();
  }

  async continueWithGoogle(currentPath: string): Promise<void> {
    const press = this.begin('google');
    if (!press) return;
    const outcome = await this.google.start(this.session.wantedPath ?? currentPath, () => this.press === press);
    if (this.press !== press) return;
    if (outcome.kind === 'failed') this.fail(press, messageOr(signInFailures.google, outcome.message));
    else this.leave();
  }

  async signIn(): Promise<string | undefined> {
    const press = this.login.submit() ? this.begin('email') : undefined;
    if (!press) return undefined;
    return this.conclude(press, await this.email.login(this.login.values), 'Check the email and the password.');
  }

  async register(): Promise<string | undefined> {
    const press = this.registration.submit() ? this.begin('email') : undefined;
    if (!press) return undefined;
    return this.conclude(press, await this.email.register(this.registration.values));
  }

  /** Undefined while another press is pending. */
  private begin(way: SignInWay): Press | undefined {
    if (this.press) return undefined;
    const press = { way };
    this.press = press;
    this.session.setSigningIn(true);
    this.failure = undefined;
    return press;
  }

  /** A success stays pending until the page unloads. If Google's page does not load, the customer can press again. */
  private leave(): void {
    this.stopTimer = this.timers.after(departureTimeout, () => this.stop());
  }

  private stop(): void {
    this.stopTimer?.();
    this.failure = undefined;
    this.press = undefined;
    this.session.setSigningIn(false);
  }

  private fail({ way }: Press, error: LoginError): void {
    this.stop();
    this.failure = { way, error };
  }

  /** A customer who is signed in enters, even if nobody waits for the press any more. A failure is not told then. */
  private conclude(press: Press, outcome: EmailSignInOutcome, hint?: string): string | undefined {
    if (outcome.kind === 'signedIn') return runInAction(() => this.enter(outcome.session.user));
    if (this.press !== press) return undefined;
    const { error } = outcome;
    const mayBeMistyped = error.kind === 'refused' && (error.status ?? 0) < 500;
    const told = messageOr(signInFailures[this.view], error.message);
    this.fail(press, present({ ...told, hint: mayBeMistyped ? hint : undefined }));
    return undefined;
  }

  /** A waiting checkout continues after sign-in, here or at the path that a guest asked for. */
  private enter(user: User): string | undefined {
    this.session.show(user);
    if (this.overlays.current?.kind === 'login') this.overlays.closeAll();
    this.stop();
    const wanted = this.session.consumeWantedPath();
    if (wanted !== undefined && !this.overlays.current) return wanted;
    this.checkoutEntry.continueAfterSignIn();
    return undefined;
  }
}
