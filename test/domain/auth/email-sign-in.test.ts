import { describe, expect, it } from 'vitest';
import { EmailSignIn, validateLogin, validateRegistration } from '../../../src/domain/auth/email-sign-in';
import type { Registration } from '../../../src/domain/auth/ports';
import type { Session } from '../../../src/domain/auth/user';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aRegistration, aSession, aUser } from '../../support/builders';
import { InMemorySession } from '../../support/in-memory';
import { anAccountGateway } from '../../support/in-memory-gateways';

const login = { email: 'priya@example.com', password: 'secret7' };

describe('login form', () => {
  it.each([
    ['everything is right', {}, {}],
    ['the email is blank', { email: ' ' }, { email: 'Email is required' }],
    ['the email is malformed', { email: 'priya' }, { email: 'Email is invalid' }],
    ['the password is missing', { password: '' }, { password: 'Password is required' }],
    ['the password is short', { password: '12345' }, { password: 'Password must be at least 6 characters' }],
    ['the password has 6 characters', { password: '123456' }, {}],
  ])('is validated when %s', (_case, change, errors) => {
    expect(validateLogin({ ...login, ...change })).toEqual(errors);
  });
});

describe('registration form', () => {
  it.each([
    ['everything is right', {}, {}],
    ['a phone is given', { phone: '+1 214 555 0100' }, {}],
    ['the first name is blank', { firstName: ' ' }, { firstName: 'First name is required' }],
    ['the last name is blank', { lastName: ' ' }, { lastName: 'Last name is required' }],
    ['the phone is blank', { phone: ' ' }, {}],
    ['the email is missing', { email: '' }, { email: 'Email is required' }],
    ['the email is malformed', { email: 'a@b' }, { email: 'Email is invalid' }],
    ['the phone is invalid', { phone: 'call me' }, { phone: 'Phone number is invalid' }],
    ['the password is missing', { password: '' }, { password: 'Password is required' }],
    ['the password is short', { password: '12345' }, { password: 'Password must be at least 6 characters' }],
  ])('is validated when %s', (_case, change, errors) => {
    expect(validateRegistration(aRegistration(change))).toEqual(errors);
  });
});

describe('email sign-in', () => {
  it('stores the session, but not the password', async () => {
    const sessions = new InMemorySession();
    const asked: unknown[] = [];
    const account = anAccountGateway({
      login: async (given) => {
        asked.push(given);
        return aSession();
      },
    });
    const outcome = await new EmailSignIn(account, sessions).login({ ...login, email: ' priya@example.com ' });
    expect(outcome).toEqual({ kind: 'signedIn', session: aSession() });
    expect(asked).toEqual([login]);
    expect(JSON.stringify(sessions.value)).not.toContain(login.password);
  });

  it('leaves the session of a customer who has signed in since the press', async () => {
    const sessions = new InMemorySession();
    const newer = aSession({ accessToken: 'newer-token', user: aUser({ id: 'user-2' }) });
    let answer: (session: Session) => void = () => undefined;
    const account = anAccountGateway({ login: () => new Promise((resolve) => (answer = resolve)) });
    const signingIn = new EmailSignIn(account, sessions).login(login);
    sessions.save(newer);
    answer(aSession());
    expect(await signingIn).toEqual({ kind: 'signedIn', session: newer });
    expect(sessions.value).toEqual(newer);
  });

  it('registers and signs in', async () => {
    const sessions = new InMemorySession();
    const account = anAccountGateway({ register: async () => aSession() });
    const outcome = await new EmailSignIn(account, sessions).register(aRegistration());
    expect(outcome.kind).toBe('signedIn');
    expect(sessions.value).toEqual(aSession());
  });

  it('trims what was typed, except for the password', async () => {
    const asked: Registration[] = [];
    const account = anAccountGateway({ register: async (given) => (asked.push(given), aSession()) });
    const typed = { firstName: ' Ada ', lastName: 'Raman ', email: ' ada@example.com', phone: ' +1 214 555 0100 ' };
    await new EmailSignIn(account, new InMemorySession()).register({ ...typed, password: ' secret7 ' });
    expect(asked).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Raman',
        email: 'ada@example.com',
        phone: '+12145550100',
        password: ' secret7 ',
      },
    ]);
  });

  it('fails with the text of the failed call, and stores no session', async () => {
    const sessions = new InMemorySession();
    const error = new ServiceError('refused', 'Login failed. Please try again.', 401);
    const account = anAccountGateway({ login: () => Promise.reject(error), register: () => Promise.reject(error) });
    const signIn = new EmailSignIn(account, sessions);
    expect(await signIn.login(login)).toEqual({ kind: 'failed', error });
    expect(await signIn.register(aRegistration())).toEqual({ kind: 'failed', error });
    expect(sessions.value).toBeUndefined();
  });

  it('lets a bug through to the error boundary', async () => {
    const bug = new TypeError('x is not a function');
    const account = anAccountGateway({ login: () => Promise.reject(bug) });
    await expect(new EmailSignIn(account, new InMemorySession()).login(login)).rejects.toBe(bug);
  });
});
