import { signInFailures } from '../../domain/auth/sign-in-failures';
import {
  authUrlReply,
  avatarBody,
  avatarReply,
  confirmedReply,
  googleBody,
  loginBody,
  passwordBody,
  profileBody,
  profileReply,
  refreshBody,
  refreshReply,
  registerBody,
  sessionReply,
} from './account.wire';
import { call } from './call';
import { done } from './wire';

const invalidReply = 'Invalid response from authentication service';

export function accountCalls(baseUrl: string) {
  const session = sessionReply(baseUrl);
  const profile = profileReply(baseUrl);
  return {
    login: call({
      method: 'POST',
      path: '/api/v1/auth/login',
      body: loginBody,
      reply: session,
      failure: signInFailures.signIn,
    }),
    register: call({
      method: 'POST',
      path: '/api/v1/auth/register',
      once: true,
      body: registerBody,
      reply: session,
      failure: signInFailures.register,
    }),
    logout: call({ method: 'POST', path: '/api/v1/auth/logout', reply: done, failure: invalidReply }),
    refresh: call({
      method: 'POST',
      path: '/api/v1/auth/refresh',
      once: true,
      body: refreshBody,
      reply: refreshReply,
      failure: invalidReply,
    }),
    google: call({
      method: 'POST',
      path: '/api/v1/auth/google',
      body: googleBody,
      reply: session,
      failure: signInFailures.google,
    }),
    googleAuthUrl: call({
      method: 'GET',
      path: '/api/v1/auth/oauth/google',
      reply: authUrlReply,
      failure: 'Failed to get Google authentication URL',
    }),
    googleCallback: call({
      method: 'GET',
      path: '/api/v1/auth/oauth/google/callback',
      once: true,
      query: { code: 'text' },
      reply: session,
      failure: invalidReply,
      failures: {
        accessToken: 'Authentication failed: No access token received',
        user: 'Authentication failed: Invalid user data',
      },
    }),
    profile: call({
      method: 'GET',
      path: '/api/v1/user/profile',
      token: true,
      reply: profile,
      failure: 'No user found',
    }),
    updateProfile: call({
      method: 'PUT',
      path: '/api/v1/user/profile',
      token: true,
      body: profileBody,
      reply: profile,
      failure: 'Profile update failed. Please try again.',
    }),
    changePassword: call({
      method: 'POST',
      path: '/api/v1/user/change-password',
      token: true,
      once: true,
      body: passwordBody,
      reply: confirmedReply,
      failure: 'Password change failed. Please try again.',
    }),
    uploadAvatar: call({
      method: 'POST',
      path: '/api/v1/user/avatar',
      // The specification names no token for this call, but a picture needs a customer.
      token: true,
      multipart: true,
      body: avatarBody,
      reply: avatarReply(baseUrl),
      failure: 'Photo upload failed. Please try again.',
    }),
  };
}
