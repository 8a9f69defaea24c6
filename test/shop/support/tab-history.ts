import type { Page } from './page';

interface Entry {
  url: string;
  state: unknown;
  /** The load of a page that made it. */
  page: Page | undefined;
}

type Navigation = 'navigate' | 'reload' | 'back_forward';

/** The history of a tab, over all of its pages. */
export class TabHistory {
  private entries: Entry[] = [];
  private at = -1;

  constructor(
    private readonly load: (url: string, navigation: Navigation, request?: Request) => void,
    /** Runs the work in a later task. */
    private readonly later: (work: () => void) => void,
  ) {}

  get current(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('The tab has no page yet.');
    return entry;
  }

  get url(): string {
    return this.current.url;
  }

  visit(url: string, request?: Request): void {
    this.push({ url, state: null, page: undefined });
    this.load(url, 'navigate', request);
  }

  replace(url: string): void {
    if (this.at < 0) return this.visit(url);
    Object.assign(this.current, { url, state: null, page: undefined });
    this.load(url, 'navigate');
  }

  reload(): void {
    this.load(this.url, 'reload');
  }

  traverse(steps: number): void {
    const target = this.entries[this.at + steps];
    if (!target || steps === 0) return;
    const { page } = this.current;
    this.at += steps;
    if (!page || target.page !== page) return this.load(target.url, 'back_forward');
    page.goTo(target.url);
    page.tell(new page.window.PopStateEvent('popstate', { state: target.state }));
  }

  /** The history as the pages see it. */
  of(page: () => Page): History {
    const change = (url: string | URL | null | undefined, state: unknown): Entry => {
      const href = new URL(url ?? this.url, this.url).href;
      page().goTo(href);
      return { url: href, state: structuredClone(state), page: page() };
    };
    const go = (steps = 0) => this.later(() => (steps === 0 ? this.reload() : this.traverse(steps)));
    const length = () => this.entries.length;
    const state = () => this.current.state;
    return {
      scrollRestoration: 'auto',
      get length() {
        return length();
      },
      get state(): unknown {
        return state();
      },
      pushState: (data, _title, url) => this.push(change(url, data)),
      replaceState: (data, _title, url) => void Object.assign(this.current, change(url, data)),
      back: () => go(-1),
      forward: () => go(1),
      go,
    };
  }

  private push(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }
}
