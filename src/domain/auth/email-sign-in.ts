import { cleanEmail, emailErrors } from '../shared/email';
import type { FieldErrors } from '../shared/field-errors';
import { minPasswordLength, passwordTooShortText } from '../shared/password';
import { asServiceError, type ServiceError } from '../shared/service-error';
import { trimCustomer, validateCustomer } from './customer-form';
import type { AccountGateway, EmailLogin, Registration, SessionRepository } from './ports';
import { startSession } from './start-session';
import type { Session } from './user';

export type EmailSignInOutcome =
  { readonly kind: 'signedIn'; readonly session: Session } | { readonly kind: 'failed'; readonly error: ServiceError };

export function validateLogin({ email, password }: EmailLogin): FieldErrors<EmailLogin> {
  return { ...emailErrors(email), ...passwordErrors(password) };
}

export function validateRegistration(form: Registration): FieldErrors<Registration> {
  return { ...validateCustomer(form), ...passwordErrors(form.password) };
}

function passwordErrors(password: string): { readonly password?: string } {
  if (password === '') return { password: 'Password is required' };
  return password.length < minPasswordLength ? { password: passwordTooShortText } : {};
}

export class EmailSignIn {
  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
  ) {}

  login(login: EmailLogin): Promise<EmailSignInOutcome> {
    return this.outcomeOf(this.account.login({ ...login, email: cleanEmail(login.email) }));
  }

  register(form: Registration): Promise<EmailSignInOutcome> {
    return this.outcomeOf(this.account.register({ ...trimCustomer(form), password: form.password }));
  }

  private async outcomeOf(answer: Promise<Session>): Promise<EmailSignInOutcome> {
    try {
      return { kind: 'signedIn', session: await startSession(answer, this.sessions) };
    } catch (failure) {
      return { kind: 'failed', error: asServiceError(failure) };
    }
  }
}
