import { readDemoPreferences, writeDemoPreferences } from '../scenarios/demo-preferences';
import { keyPrefix } from '../../adapters/storage/own-items';
import type { MockBackend } from '../../adapters/mock/mock-backend';
import type { ScenarioRunner } from '../scenarios/scenario-runner';
import type { StateStorage } from '../../adapters/mock/state-storage';
import type { DemoActions, DemoState } from './demo-panel.view-model';

type Page = Pick<Window, 'location' | 'navigator' | 'localStorage' | 'history'>;

export class MockDemoActions implements DemoActions {
  constructor(
    private readonly shop: string,
    readonly themes: DemoActions['themes'],
    readonly otherShopUrl: string,
    private readonly backend: MockBackend,
    private readonly storage: StateStorage,
    /** Most visitors never open the panel, so it loads on first use. */
    private readonly demo: () => Promise<ScenarioRunner>,
    /** A function, because the build renders the first screens without a window. */
    private readonly page: () => Page,
  ) {}

  state(): DemoState {
    const { theme, hour, ahead } = readDemoPreferences(this.storage);
    return { scenario: this.backend.scenario()?.name, theme, hour, ahead };
  }

  async change({ scenario, theme, hour, ahead }: DemoState): Promise<void> {
    const shown = this.state().scenario;
    writeDemoPreferences(this.storage, { ...readDemoPreferences(this.storage), theme, hour, ahead });
    if (shown !== scenario) await (await this.demo()).show(scenario);
  }

  isOpen(): boolean {
    return readDemoPreferences(this.storage).open;
  }

  keepOpen(open: boolean): void {
    writeDemoPreferences(this.storage, { ...readDemoPreferences(this.storage), open });
  }

  async expireSession(): Promise<void> {
    await (await this.demo()).expireSession();
  }

  async nextAdvance() {
    return (await this.demo()).nextAdvance();
  }

  async advance(): Promise<void> {
    await (await this.demo()).advance();
  }

  reset(): void {
    this.backend.reset();
    try {
      const { localStorage } = this.page();
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix(import.meta.env.BASE_URL)));
      for (const key of keys) localStorage.removeItem(key);
    } catch {
      // A browser that blocks storage has stored nothing.
    }
  }

  async copyLink(): Promise<boolean> {
    try {
      const { linkToMoment } = await import('../moments/demo-moments');
      const link = await linkToMoment(this.shop, readDemoPreferences(this.storage), this.page());
      await this.page().navigator.clipboard.writeText(link);
      return true;
    } catch {
      return false;
    }
  }

  reload(path?: string): void {
    if (path === undefined) this.page().location.reload();
    else this.page().location.replace(import.meta.env.BASE_URL + path.slice(1));
  }
}
