import { readDemoPreferences, writeDemoPreferences } from '../scenarios/demo-preferences';
import { keyPrefix } from '../../adapters/storage/own-items';
import type { MockBackend } from '../../adapters/mock/mock-backend';
import type { ScenarioRunner } from '../scenarios/scenario-runner';
import type { StateStorage } from '../../adapters/mock/state-storage';
import type { DemoActions, DemoState } from './demo-panel.view-model';

type Page = Pick<Window, 'location' | 'navigator' | 'localStorage' | 'history'>;

interface MockDemoActionsNeeds {
  readonly shop: string;
  readonly themes: DemoActions['themes'];
  readonly otherShopUrl: string;
  readonly backend: MockBackend;
  readonly storage: StateStorage;
  /** Most visitors never open the panel, so it loads on first use. */
  readonly demo: () => Promise<ScenarioRunner>;
  /** It is a function, because the build renders the first screens without a window. */
  readonly page: () => Page;
}

export class MockDemoActions implements DemoActions {
  readonly themes: DemoActions['themes'];
  readonly otherShopUrl: string;

  constructor(private readonly needs: MockDemoActionsNeeds) {
    this.themes = needs.themes;
    this.otherShopUrl = needs.otherShopUrl;
  }

  state(): DemoState {
    const { theme, hour, ahead } = readDemoPreferences(this.needs.storage);
    return { scenario: this.needs.backend.scenario()?.name, theme, hour, ahead };
  }

  async change({ scenario, theme, hour, ahead }: DemoState): Promise<void> {
    const shown = this.state().scenario;
    writeDemoPreferences(this.needs.storage, { ...readDemoPreferences(this.needs.storage), theme, hour, ahead });
    if (shown !== scenario) await (await this.needs.demo()).show(scenario);
  }

  isOpen(): boolean {
    return readDemoPreferences(this.needs.storage).open;
  }

  keepOpen(open: boolean): void {
    writeDemoPreferences(this.needs.storage, { ...readDemoPreferences(this.needs.storage), open });
  }

  logsOrders(): boolean {
    return readDemoPreferences(this.needs.storage).logsOrders;
  }

  logOrders(logsOrders: boolean): void {
    writeDemoPreferences(this.needs.storage, { ...readDemoPreferences(this.needs.storage), logsOrders });
  }

  async expireSession(): Promise<void> {
    await (await this.needs.demo()).expireSession();
  }

  async nextAdvance() {
    return (await this.needs.demo()).nextAdvance();
  }

  async advance(): Promise<void> {
    await (await this.needs.demo()).advance();
  }

  reset(): void {
    this.needs.backend.reset();
    try {
      const { localStorage } = this.needs.page();
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix(import.meta.env.BASE_URL)));
      for (const key of keys) localStorage.removeItem(key);
    } catch {
      // A browser that blocks storage has stored nothing.
    }
  }

  async copyLink(): Promise<boolean> {
    try {
      const { linkToMoment } = await import('../moments/demo-moments');
      const link = await linkToMoment(this.needs.shop, readDemoPreferences(this.needs.storage), this.needs.page());
      await this.needs.page().navigator.clipboard.writeText(link);
      return true;
    } catch {
      return false;
    }
  }

  reload(path?: string): void {
    if (path === undefined) this.needs.page().location.reload();
    else this.needs.page().location.replace(import.meta.env.BASE_URL + path.slice(1));
  }
}
