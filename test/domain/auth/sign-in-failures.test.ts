import { expect, it } from 'vitest';
import { noRefreshToken, signInFailures } from '../../../src/domain/auth/sign-in-failures';

it('says in the words of the specification why a sign-in failed, where the service gives no reason', () => {
  expect(signInFailures).toEqual({
    signIn: 'Login failed. Please try again.',
    register: 'Registration failed. Please try again.',
    google: 'Google login failed. Please try again.',
  });
  expect(noRefreshToken).toBe('No refresh token found');
});
