/** Sent by `build/page-scripts/request-menu.js` before the scripts load. */
interface Early {
  readonly url: string;
  readonly reply: Promise<Response>;
  /** Since navigation. */
  readonly sentAt: number;
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

export class EarlyReply {
  constructor(private readonly page: PageWithReply) {}

  readonly fetch = (url: string, init: RequestInit): Promise<Response> => {
    const early = this.page.earlyReply;
    if (early?.url !== url || init.method !== 'GET') return this.page.fetch(url, init);
    this.page.earlyReply = undefined;
    return early.reply.catch(() => this.page.fetch(url, init));
  };

  /** How long the customer has waited for this URL. Scripts that load after the reply do not count. */
  readonly waitedFor = (url: string): number => (this.page.earlyReply?.isOver ? 0 : this.sentAgo(url));

  /** 0 once the reply is taken. */
  readonly sentAgo = (url: string): number => {
    const early = this.page.earlyReply;
    return early?.url === url ? this.page.performance.now() - early.sentAt : 0;
  };
}
