import { aRegistration, aUser } from '../../../support/builders';
import type { CallRow } from './call-row';
import { accountUrl } from './http-shop';

const invalidReply = 'Invalid response from authentication service';
const user = {
  id: 'user-1',
  firstName: 'Priya',
  lastName: 'Raman',
  email: 'priya@example.com',
  phone: '+12145550100',
  authProvider: 'email',
  avatar: 'avatars/1.png',
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-02-03T04:05:06Z',
};
const priya = aUser({
  phone: '+12145550100',
  authProvider: 'email',
  avatar: 'https://account.test/avatars/1.png',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  updatedAt: new Date('2026-02-03T04:05:06Z'),
});
const session = { accessToken: 'access-2', refreshToken: 'refresh-2', user };
const signedIn = { reply: session, value: { accessToken: 'access-2', refreshToken: 'refresh-2', user: priya } };
const requiredOfSession = { accessToken: undefined, user: undefined, 'user.id': undefined, 'user.email': undefined };
const change = { firstName: 'Priya', lastName: 'Raman', email: 'priya@example.com', phone: '' };
const photo = new File(['pixels'], 'me.png', { type: 'image/png' });
const noToken = 'Authentication failed: No access token received';
const noUser = 'Authentication failed: Invalid user data';

export const accountRows: readonly CallRow[] = [
  {
    call: 'POST /api/v1/auth/login',
    make: ({ account }) => account.login({ email: 'priya@example.com', password: 'secret7' }),
    url: `${accountUrl}/api/v1/auth/login`,
    body: { email: 'priya@example.com', password: 'secret7' },
    ...signedIn,
    failure: 'Login failed. Please try again.',
    required: requiredOfSession,
  },
  {
    call: 'POST /api/v1/auth/register',
    make: ({ account }) => account.register(aRegistration({ phone: '+12145550100' })),
    url: `${accountUrl}/api/v1/auth/register`,
    body: {
      firstName: 'Priya',
      lastName: 'Raman',
      email: 'priya@example.com',
      phone: '+12145550100',
      password: 'secret7',
    },
    ...signedIn,
    failure: 'Registration failed. Please try again.',
    required: requiredOfSession,
  },
  {
    call: 'POST /api/v1/auth/logout',
    make: ({ account }) => account.logout(),
    url: `${accountUrl}/api/v1/auth/logout`,
    reply: undefined,
    value: undefined,
    failure: invalidReply,
  },
  {
    call: 'POST /api/v1/auth/refresh',
    make: ({ account }) => account.refresh('refresh-1'),
    url: `${accountUrl}/api/v1/auth/refresh`,
    body: { refreshToken: 'refresh-1' },
    reply: { accessToken: 'access-2', refreshToken: 'refresh-2' },
    value: { accessToken: 'access-2', refreshToken: 'refresh-2' },
    failure: invalidReply,
    required: { accessToken: undefined },
  },
  {
    call: 'POST /api/v1/auth/google',
    make: ({ account }) => account.googleLogin('id-token'),
    url: `${accountUrl}/api/v1/auth/google`,
    body: { idToken: 'id-token' },
    ...signedIn,
    failure: 'Google login failed. Please try again.',
    required: requiredOfSession,
  },
  {
    call: 'GET /api/v1/auth/oauth/google',
    make: ({ account }) => account.googleAuthUrl(),
    url: `${accountUrl}/api/v1/auth/oauth/google`,
    reply: { authUrl: 'https://accounts.google.test/o/oauth2?state=s1' },
    value: 'https://accounts.google.test/o/oauth2?state=s1',
    failure: 'Failed to get Google authentication URL',
    required: { authUrl: undefined },
  },
  {
    call: 'GET /api/v1/auth/oauth/google/callback',
    make: ({ account }) => account.exchangeGoogleCode('4/a b'),
    url: `${accountUrl}/api/v1/auth/oauth/google/callback?code=4%2Fa+b`,
    reply: {
      accessToken: 'access-2',
      tokenType: 'Bearer',
      user: {
        id: 'user-1',
        givenName: 'Priya',
        familyName: 'Raman',
        email: 'priya@example.com',
        pictureUrl: 'https://pictures.test/1.png',
        createdAt: '2026-01-02T03:04:05Z',
        lastLoginAt: '2026-02-03T04:05:06Z',
      },
    },
    value: {
      accessToken: 'access-2',
      user: aUser({ avatar: 'https://pictures.test/1.png', createdAt: new Date('2026-01-02T03:04:05Z') }),
    },
    failure: invalidReply,
    required: { accessToken: noToken, user: noUser, 'user.id': noUser, 'user.email': noUser },
  },
  {
    call: 'GET /api/v1/user/profile',
    make: ({ account }) => account.profile(),
    url: `${accountUrl}/api/v1/user/profile`,
    token: true,
    reply: { user },
    value: priya,
    failure: 'No user found',
    required: { user: undefined, 'user.id': undefined, 'user.email': undefined },
  },
  {
    call: 'PUT /api/v1/user/profile',
    make: ({ account }) => account.updateProfile(change),
    url: `${accountUrl}/api/v1/user/profile`,
    body: change,
    token: true,
    reply: user,
    value: priya,
    failure: 'Profile update failed. Please try again.',
    required: { id: undefined, email: undefined },
  },
  {
    call: 'POST /api/v1/user/change-password',
    make: ({ account }) => account.changePassword({ currentPassword: 'secret7', newPassword: 'secret8' }),
    url: `${accountUrl}/api/v1/user/change-password`,
    body: { currentPassword: 'secret7', newPassword: 'secret8' },
    token: true,
    reply: { successResponse: true },
    value: undefined,
    failure: 'Password change failed. Please try again.',
  },
  {
    call: 'POST /api/v1/user/avatar',
    make: ({ account }) => account.uploadAvatar(photo),
    url: `${accountUrl}/api/v1/user/avatar`,
    body: photo,
    token: true,
    reply: { avatar: '/avatars/2.png' },
    value: 'https://account.test/avatars/2.png',
    failure: 'Photo upload failed. Please try again.',
    required: { avatar: undefined },
  },
];
