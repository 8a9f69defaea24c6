import * as z from 'zod/mini';
import { isSendable } from '../../domain/auth/user';
import { present } from '../../domain/shared/present';
import { id, instant, optional, pictureUrl } from './wire';

const text = optional(z.string());
const nonEmptyText = z.string().check(z.minLength(1));
const centuryInSeconds = 3_155_760_000;
const accessToken = z.string().check(z.minLength(1), z.refine(isSendable));

function userOf(baseUrl: string) {
  const picture = optional(pictureUrl(baseUrl));
  return z.pipe(
    z.object({
      id,
      email: z.string().check(z.minLength(1)),
      firstName: text,
      givenName: text,
      lastName: text,
      familyName: text,
      phone: text,
      authProvider: optional(z.enum(['google', 'email'])),
      avatar: picture,
      pictureUrl: picture,
      createdAt: optional(instant),
      updatedAt: optional(instant),
    }),
    z.transform(({ firstName, givenName, lastName, familyName, avatar, pictureUrl, phone, ...user }) => ({
      ...present({ ...user, avatar: avatar ?? pictureUrl, phone: phone || undefined }),
      firstName: firstName ?? givenName ?? '',
      lastName: lastName ?? familyName ?? '',
    })),
  );
}

const tokens = {
  accessToken,
  refreshToken: optional(nonEmptyText),
  expires_in: optional(z.number().check(z.gte(0), z.lte(centuryInSeconds))),
};

export function sessionReply(baseUrl: string) {
  return z.pipe(
    z.object({ ...tokens, user: userOf(baseUrl) }),
    z.transform(({ refreshToken, expires_in: lifetimeInSeconds, ...session }) => ({
      ...session,
      ...present({ refreshToken, lifetimeInSeconds }),
    })),
  );
}

export const refreshReply = z.pipe(
  z.object(tokens),
  z.transform(({ expires_in: lifetimeInSeconds, ...rest }) => present({ ...rest, lifetimeInSeconds })),
);

export function profileReply(baseUrl: string) {
  const user = userOf(baseUrl);
  return z.union([
    z.pipe(
      z.object({ user }),
      z.transform((reply) => reply.user),
    ),
    user,
  ]);
}

export const authUrlReply = z.pipe(
  z.object({ authUrl: nonEmptyText }),
  z.transform(({ authUrl }) => authUrl),
);

export function avatarReply(baseUrl: string) {
  return z.pipe(
    z.object({ avatar: pictureUrl(baseUrl) }),
    z.transform(({ avatar }) => avatar),
  );
}

/** The reply is never empty, because only a confirmation lets the shop report a new password. */
export const confirmedReply = z.pipe(
  z.object({ successResponse: optional(z.boolean()) }),
  z.transform(() => undefined),
);

export const loginBody = z.object({ email: z.string(), password: z.string() });
export const registerBody = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  password: z.string(),
});
export const refreshBody = z.object({ refreshToken: z.string() });
export const googleBody = z.object({ idToken: z.string() });
export const profileBody = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export const passwordBody = z.object({ currentPassword: z.string(), newPassword: z.string() });
export const avatarBody = z.object({ file: z.file() });
