import type { SessionRepository } from '../../domain/auth/ports';
import type { Clock, Connectivity } from '../../domain/shared/ports';
import type { JsonStorage } from './json-storage';
import { customerKeys, replyKey, type ReplyName } from './keys';
import { aDate, aText, recordOf } from './stored-schema';

/** The limit is in characters. Browsers grant a site about five million. */
const maxLength = 500_000;

interface StoredReply {
  readonly text: string;
  readonly readAt: Date;
}

const decodeReply = recordOf({ text: aText, readAt: aDate }, { of: aText, id: aText });

export class StoredReplies {
  constructor(
    private readonly storage: JsonStorage,
    private readonly sessions: Pick<SessionRepository, 'load'>,
    private readonly connectivity: Pick<Connectivity, 'isOnline'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it when the request is sent. It returns `store(text)`, which does nothing if a newer reply is stored by then.
   * `id` is the order's. `token` is the one that was sent, because its customer may sign out before the reply.
   */
  saver(name: ReplyName, id: string | undefined, token: string | undefined, sentAgo: number): (text: string) => void {
    const readAt = new Date(this.clock.now().getTime() - sentAgo);
    return (text) => {
      if (text.length > maxLength || (token && this.sessions.load()?.accessToken !== token)) return;
      const stored = decodeReply(this.storage.read(replyKey(name)))?.readAt;
      // A stored time in the future is from before a correction of the device's clock.
      if (stored && stored > readAt && stored <= this.clock.now()) return;
      this.storage.write(replyKey(name), { of: this.ownerOf(name), id, text, readAt });
    };
  }

  /** Nothing is loaded while the device is online, because a service that is down is an error. */
  load(name: ReplyName, id: string | undefined): StoredReply | undefined {
    if (this.connectivity.isOnline()) return undefined;
    const stored = decodeReply(this.storage.read(replyKey(name)));
    return stored && stored.of === this.ownerOf(name) && stored.id === id ? stored : undefined;
  }

  private ownerOf(name: ReplyName): string | undefined {
    return customerKeys.includes(replyKey(name)) ? this.sessions.load()?.user.id : undefined;
  }
}
