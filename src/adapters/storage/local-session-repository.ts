import type { SessionRepository } from '../../domain/auth/ports';
import { isSendable, type Session } from '../../domain/auth/user';
import type { Cancel } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';
import { customerReplyKeys } from './reply-keys';
import { tokenExpiry } from './token-expiry';
import { decodeUser } from './user-codec';

const accessKey = 'storefront.authToken';
const refreshKey = 'storefront.refreshToken';
const userKey = 'storefront.user';

export class LocalSessionRepository implements SessionRepository {
  /** The id of the user whose tokens this page holds, where tokens are not shared between tabs. */
  private owner: string | undefined;
  private wasCorrupted = false;

  constructor(
    private readonly users: JsonStorage,
    /** Another storage where tokens must not outlive the page. */
    private readonly tokens: JsonStorage = users,
  ) {}

  load(): Session | undefined {
    const accessToken = this.tokens.readText(accessKey);
    const user = decodeUser(this.users.read(userKey));
    const isUserCorrupted = !user && this.users.readText(userKey) !== undefined;
    if (isUserCorrupted || (accessToken && !isSendable(accessToken))) {
      this.wasCorrupted = true;
      this.clear();
      return undefined;
    }
    if (!user || !accessToken || (this.owner !== undefined && this.owner !== user.id)) return undefined;
    const refreshToken = this.tokens.readText(refreshKey);
    return { user, accessToken, ...(refreshToken ? { refreshToken } : {}) };
  }

  save({ user, accessToken, refreshToken }: Session): void {
    if (this.tokens !== this.users) this.owner = user.id;
    this.tokens.writeText(accessKey, accessToken);
    if (refreshToken) this.tokens.writeText(refreshKey, refreshToken);
    else this.tokens.remove(refreshKey);
    // Last, because other tabs read the session when the user changes.
    this.users.write(userKey, user);
  }

  clear(): void {
    this.users.remove(userKey);
    this.tokens.remove(accessKey);
    this.tokens.remove(refreshKey);
    for (const key of customerReplyKeys) this.users.remove(key);
  }

  takeCorruptionFlag(): boolean {
    const { wasCorrupted } = this;
    this.wasCorrupted = false;
    return wasCorrupted;
  }

  expiresAt(): Date | undefined {
    const accessToken = this.tokens.readText(accessKey);
    return accessToken === undefined ? undefined : tokenExpiry(accessToken);
  }

  onChange(listener: (session: Session | undefined) => void): Cancel {
    const tell = () => listener(this.load());
    const stops = [this.users.onChange(userKey, tell), this.tokens.onChange(accessKey, tell)];
    return () => stops.forEach((stop) => stop());
  }
}
