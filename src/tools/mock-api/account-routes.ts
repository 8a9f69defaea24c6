import { ServiceError } from '../../domain/shared/service-error';
import {
  changePasswordRequest,
  googleSignInRequest,
  loginRequest,
  parseRequest,
  profileRequest,
  refreshRequest,
  registrationRequest,
} from './request-schemas';
import type { Route } from './route';
import { serializeGoogleSession, serializeSession, serializeUser, successReply } from './serializers';

export function accountRoutes(hostedPagesOrigin: string, savePicture: (picture: File) => string): readonly Route[] {
  return [
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/login',
      handle: ({ services, body }) => serializeSession(services.accounts.login(parseRequest(loginRequest, body))),
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/register',
      handle: ({ services, body }) =>
        serializeSession(services.accounts.register(parseRequest(registrationRequest, body))),
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
        const { refreshToken } = parseRequest(refreshRequest, body);
        return serializeSession(services.accounts.refresh(refreshToken));
      },
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/auth/google',
      handle: ({ services, body }) => {
        const { idToken } = parseRequest(googleSignInRequest, body);
        return serializeSession(services.accounts.exchangeGoogleCode(idToken));
      },
    },
    {
      service: 'account',
      method: 'GET',
      path: '/api/v1/auth/oauth/google',
      handle: ({ services }) => ({ data: { authUrl: `${hostedPagesOrigin}${services.accounts.googlePath()}` } }),
    },
    {
      service: 'account',
      method: 'GET',
      path: '/api/v1/auth/oauth/google/callback',
      handle: ({ services, query }) =>
        serializeGoogleSession(services.accounts.exchangeGoogleCode(query.get('code') ?? '')),
    },
    {
      service: 'account',
      method: 'GET',
      path: '/api/v1/user/profile',
      handle: ({ customer }) => ({ user: serializeUser(customer()) }),
    },
    {
      service: 'account',
      method: 'PUT',
      path: '/api/v1/user/profile',
      handle: ({ services, customer, body }) => {
        const { id } = customer();
        return { user: serializeUser(services.customers.changeProfile(id, parseRequest(profileRequest, body))) };
      },
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/user/change-password',
      handle: ({ services, customer, body, accessToken = '' }) => {
        const { id } = customer();
        services.customers.changePassword(id, parseRequest(changePasswordRequest, body));
        services.accounts.endOtherSessions(id, accessToken);
        return successReply;
      },
    },
    {
      service: 'account',
      method: 'POST',
      path: '/api/v1/user/avatar',
      handle: ({ services, customer, file, request }) => {
        const { id } = customer();
        if (!file?.type.startsWith('image/'))
          throw new ServiceError('refused', 'Please choose an image file', file ? 415 : 400);
        const url = new URL(savePicture(file), request.url).href;
        return { avatar: services.customers.changeAvatar(id, url).avatar };
      },
    },
  ];
}
