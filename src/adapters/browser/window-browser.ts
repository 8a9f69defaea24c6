import type { Browser, ParsedUrl, Timers } from '../../domain/shared/ports';

export class WindowBrowser implements Browser {
  constructor(
    private readonly location: Pick<Location, 'origin' | 'assign'>,
    private readonly base: string,
    private readonly timers: Timers,
    readonly userAgent = '',
  ) {}

  get origin(): string {
    return this.location.origin;
  }

  get home(): string {
    return this.location.origin + this.base.slice(0, -1);
  }

  /**
   * Leaves in a later task, so that the turn in which the order was made can end first. Firefox keeps no page for Back that
   * still holds a Web Lock when the next page answers, and a fast payment page answers within milliseconds.
   */
  leaveFor(url: string): void {
    this.timers.after(0, () => this.location.assign(url));
  }

  parseUrl(text: string): ParsedUrl | undefined {
    if (!URL.canParse(text)) return undefined;
    const { protocol, origin, hostname, username, password, pathname, searchParams } = new URL(text);
    return {
      protocol,
      origin,
      hostname,
      hasCredentials: username !== '' || password !== '',
      segments: pathname.split('/').filter(Boolean).map(decoded),
      parameterNames: [...searchParams.keys()],
      parameter: (name) => searchParams.get(name) ?? undefined,
    };
  }
}

/** A path may hold a `%` that starts no code, as in `/50%`. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
