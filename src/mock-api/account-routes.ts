import { ServiceError } from '../domain/shared/service-error';
import * as bodies from './request-schemas';
import type { Route } from './route';
import * as wire from './serializers';

const done = { successResponse: true, errorMessage: null };

/** `standInOrigin` is where the stand-in for Google lives, `keepPicture` says where a picture is from now on. */
export function accountRoutes(standInOrigin: string, keepPicture: (picture: File) => string): readonly Route[] {
  return [
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/login',
      handle: ({ services, body }) => wire.session(services.accounts.login(bodies.read(bodies.login, body))),
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/register',
      handle: ({ services, body }) => wire.session(services.accounts.register(bodies.read(bodies.registration, body))),
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/logout',
      handle: ({ services, accessToken = '' }) => services.accounts.logout(accessToken),
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/refresh',
      handle: ({ services, body }) => {
        const { refreshToken } = bodies.read(bodies.refresh, body);
        return wire.session(services.accounts.refresh(refreshToken));
      },
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/google',
      handle: ({ services, body }) => {
        const { idToken } = bodies.read(bodies.google, body);
        return wire.session(services.accounts.exchangeGoogleCode(idToken));
      },
    },
    {
      service: 'account',
      method: 'GET',
      path: '/api/v1/auth/oauth/google',
      handle: ({ services }) => ({ data: { authUrl: `${standInOrigin}${services.accounts.googlePath()}` } }),
    },
    {
      service: 'account',
      method: 'GET',
      path: '/api/v1/auth/oauth/google/callback',
      handle: ({ services, query }) =>
        wire.googleSession(services.accounts.exchangeGoogleCode(query.get('code') ?? '')),
    },
    {
      service: 'account',
      method: 'GET',
      path: '/api/v1/user/profile',
      handle: ({ customer }) => ({ user: wire.user(customer()) }),
    },
    {
      service: 'account',
      method: 'PUT',
      path: '/api/v1/user/profile',
      handle: ({ services, customer, body }) => {
        const { id } = customer();
        return { user: wire.user(services.customers.changeProfile(id, bodies.read(bodies.profile, body))) };
      },
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/user/change-password',
      handle: ({ services, customer, body }) => {
        const { id } = customer();
        services.customers.changePassword(id, bodies.read(bodies.password, body));
        return done;
      },
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/user/avatar',
      handle: ({ services, customer, file }) => {
        const { id } = customer();
        if (!file?.type.startsWith('image/')) throw new ServiceError('refused', 'Please choose an image file', 415);
        return { avatar: services.customers.changeAvatar(id, keepPicture(file)).avatar };
      },
    },
  ];
}
