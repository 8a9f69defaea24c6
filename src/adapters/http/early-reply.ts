/** Sent by `build/page-scripts/request-menu.js` while the scripts were loading. */
interface Early {
  readonly url: string;
  readonly reply: Promise<Response>;
  /** ms since navigation */
  readonly sentAt: number;
  /** The whole reply has come, or it has failed. */
  readonly isOver: boolean;
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

/** Hands the reply that the page itself requested to the first call to its URL. */
export class EarlyReply {
  constructor(private readonly page: PageWithReply) {}

  /** `fetch`, except that the first call to the URL takes the early reply. */
  readonly fetch = (url: string, init: RequestInit): Promise<Response> => {
    const early = this.page.earlyReply;
    if (early?.url !== url || init.method !== 'GET') return this.page.fetch(url, init);
    this.page.earlyReply = undefined;
    return early.reply.catch(() => this.page.fetch(url, init));
  };

  /** How long the customer has already waited for a reply from this URL, in ms. Scripts that came after the reply do not count. */
  readonly waitedFor = (url: string): number => (this.page.earlyReply?.isOver ? 0 : this.sentAgo(url));

  /** Milliseconds since the page itself requested this URL, until that reply is taken; otherwise 0. */
  readonly sentAgo = (url: string): number => {
    const early = this.page.earlyReply;
    return early?.url === url ? this.page.performance.now() - early.sentAt : 0;
  };
}
