/** `site/page-scripts/request-menu.ts` leaves this on the window. */
interface Early {
  readonly url: string;
  readonly reply: Promise<Response>;
  /** The time is counted from the navigation. */
  readonly sentAt: number;
  readonly isOver: boolean;
  /** Settles once the first dishes are drawn from the reply, or cannot be. */
  drawn?: Promise<void>;
}

declare global {
  interface Window {
    earlyReply?: Early | undefined;
  }
}

interface PageWithReply extends Pick<Window, 'earlyReply'> {
  readonly performance: Pick<Performance, 'now'>;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

export class EarlyReply {
  constructor(private readonly page: PageWithReply) {}

  readonly fetch = (url: string, init: RequestInit): Promise<Response> => {
    const early = this.page.earlyReply;
    if (early?.url !== url || init.method !== 'GET') return this.page.fetch(url, init);
    this.page.earlyReply = undefined;
    return early.reply.catch(() => this.page.fetch(url, init));
  };

  /**
   * How long the customer waited for this URL. Time between the reply and the scripts does not count. Call this and
   * `sentAgo` before `fetch`, because `fetch` hands over the early reply and then forgets it.
   */
  readonly waitedFor = (url: string): number => (this.page.earlyReply?.isOver ? 0 : this.sentAgo(url));

  readonly sentAgo = (url: string): number => {
    const early = this.page.earlyReply;
    return early?.url === url ? this.page.performance.now() - early.sentAt : 0;
  };
}
