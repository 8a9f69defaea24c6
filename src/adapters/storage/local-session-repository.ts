import type { SessionRepository } from '../../domain/auth/ports';
import { isSendable, type Session, type User } from '../../domain/auth/user';
import type { Cancel } from '../../domain/shared/ports';
import { present } from '../../domain/shared/present';
import type { JsonStorage } from './json-storage';
import { jwtTimes } from './jwt-times';
import { customerKeys } from './keys';
import { aDate, anyOf, aText, orElse, recordOf, type Schema } from './stored-schema';

const accessKey = 'storefront.authToken';
const refreshKey = 'storefront.refreshToken';
const expiryKey = 'storefront.tokenExpiresAt';
const userKey = 'storefront.user';

/** A session is stored whole or not at all, so that parts of two customers never mix. */
export class LocalSessionRepository implements SessionRepository {
  /** The user whose tokens this page holds. It is used where tabs share no tokens. */
  private owner: string | undefined;
  /** This visit's session, if the browser refused a part of it. */
  private unstored: Session | undefined;
  private wasCorrupted = false;

  constructor(
    private readonly users: JsonStorage,
    /** Tokens that must not outlive the page are in a storage of their own. */
    private readonly tokens: JsonStorage = users,
  ) {}

  load(): Session | undefined {
    const hasUser = this.users.readText(userKey) !== undefined;
    // A session that another tab stored is newer than the refused one.
    if (hasUser) this.unstored = undefined;
    const { user, accessToken, refreshToken, expiresAt } = this.unstored ?? {
      user: decodeUser(this.users.read(userKey)),
      accessToken: this.tokens.readText(accessKey),
      refreshToken: this.tokens.readText(refreshKey),
      expiresAt: aDate(this.tokens.readText(expiryKey)),
    };
    if ((hasUser && !user) || (accessToken && !isSendable(accessToken))) {
      this.wasCorrupted = true;
      this.clear();
      return undefined;
    }
    if (!user || !accessToken || (this.owner !== undefined && this.owner !== user.id)) return undefined;
    return present({ user, accessToken, refreshToken: refreshToken || undefined, expiresAt });
  }

  save(session: Session): void {
    const { user, accessToken, refreshToken = '', expiresAt } = session;
    if (this.tokens !== this.users) this.owner = user.id;
    // Another tab may read in between, so the former customer's parts go first.
    if (this.load()?.user.id !== user.id) this.clear();
    // The refresh token goes first and the user last, because other tabs read the session when the user changes.
    const isStored =
      this.tokens.writeText(refreshKey, refreshToken) &&
      this.tokens.writeText(expiryKey, expiresAt?.toISOString() ?? '') &&
      this.tokens.writeText(accessKey, accessToken) &&
      this.users.write(userKey, user);
    if (isStored) return;
    this.clear();
    this.unstored = session;
  }

  clear(): void {
    this.unstored = undefined;
    this.users.remove(userKey);
    this.tokens.remove(accessKey);
    this.tokens.remove(refreshKey);
    this.tokens.remove(expiryKey);
    for (const key of customerKeys) this.users.remove(key);
  }

  consumeCorruption(): boolean {
    const { wasCorrupted } = this;
    this.wasCorrupted = false;
    return wasCorrupted;
  }

  /** The lifetime that this device counted wins over that of the JWT, which uses the clock of the service. */
  expiresAt(): Date | undefined {
    const session = this.load();
    const { expiresAt } = jwtTimes(session?.accessToken);
    return session?.expiresAt ?? (expiresAt === undefined ? undefined : new Date(expiresAt));
  }

  onChange(listener: (session: Session | undefined) => void): Cancel {
    const tell = () => listener(this.load());
    const stops = [this.users.onChange(userKey, tell), this.tokens.onChange(accessKey, tell)];
    return () => stops.forEach((stop) => stop());
  }
}

export const decodeUser: Schema<User> = recordOf(
  {
    id: aText,
    email: aText,
    firstName: orElse(aText, ''),
    lastName: orElse(aText, ''),
    authProvider: orElse(anyOf(['google', 'email']), 'google'),
  },
  { phone: aText, avatar: aPictureUrl, createdAt: aDate, updatedAt: aDate },
);

function aPictureUrl(stored: unknown): string | undefined {
  const url = aText(stored);
  return url !== undefined && /^(https?:\/\/|data:image\/(png|jpeg|webp|gif|avif)[;,])/i.test(url) ? url : undefined;
}
