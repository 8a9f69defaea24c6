import { makeAutoObservable, runInAction } from 'mobx';
import { paths } from '../../domain/shared/paths';
import { asServiceError } from '../../domain/shared/service-error';
import { scenarioNamed, type DemoScenario } from '../scenarios/demo-scenarios';

export interface DemoState {
  readonly scenario: string | undefined;
  readonly theme: string;
  /** The hour of day at the shop; '' is the real time. */
  readonly hour: string;
  /** After a link to another moment, the demo's clock is ahead of the device's. */
  readonly ahead: number;
}

interface DemoAdvance {
  readonly orderId: string;
  readonly status: string;
  readonly next: string;
}

const normal: DemoState = { scenario: undefined, theme: '', hour: '', ahead: 0 };

export interface DemoActions {
  readonly themes: readonly { readonly value: string; readonly label: string }[];
  readonly otherShopUrl: string;
  state(): DemoState;
  change(state: DemoState): Promise<void>;
  isOpen(): boolean;
  keepOpen(open: boolean): void;
  logsOrders(): boolean;
  logOrders(on: boolean): void;
  expireSession(): Promise<void>;
  nextAdvance(): Promise<DemoAdvance | undefined>;
  advance(): Promise<void>;
  reset(): void;
  /** The link holds the stored data, the clock and the URL. It resolves to false if the browser forbids copying. */
  copyLink(): Promise<boolean>;
  reload(path?: string): void;
}

export class DemoPanelViewModel {
  open = false;
  state: DemoState = normal;
  advanceable: DemoAdvance | undefined = undefined;
  message = '';
  logsOrders = false;

  constructor(private readonly actions: DemoActions) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get themes() {
    return [{ value: '', label: "Shop's own" }, ...this.actions.themes];
  }

  get otherShopUrl(): string {
    return this.actions.otherShopUrl;
  }

  get scenario(): DemoScenario | undefined {
    return scenarioNamed(this.state.scenario);
  }

  get isNormal(): boolean {
    const { scenario, theme, hour, ahead } = this.state;
    return scenario === undefined && theme === '' && hour === '' && ahead === 0;
  }

  load(pressed = false): void {
    this.state = this.actions.state();
    this.open = this.actions.isOpen();
    this.logsOrders = this.actions.logsOrders();
    if (pressed && !this.open) this.toggle();
    else if (this.open) void this.look();
  }

  toggle(): void {
    this.open = !this.open;
    this.message = '';
    this.actions.keepOpen(this.open);
    if (this.open) void this.look();
  }

  /** It holds from the next step of an order on, without a reload. */
  toggleOrderLog(): void {
    this.logsOrders = !this.logsOrders;
    this.actions.logOrders(this.logsOrders);
  }

  async follow(name: string, path: string): Promise<void> {
    if (scenarioNamed(name)) await this.actions.change({ ...this.actions.state(), scenario: name });
    this.actions.reload(path);
  }

  async change(change: Partial<DemoState>): Promise<void> {
    this.state = { ...this.state, ...change };
    await this.work(async () => {
      await this.actions.change(this.state);
      this.actions.reload();
    });
  }

  backToNormal(): Promise<void> {
    return this.change(normal);
  }

  expireSession(): Promise<void> {
    return this.work(() => this.actions.expireSession());
  }

  async advance(): Promise<void> {
    await this.work(async () => {
      await this.actions.advance();
      this.actions.reload();
    });
  }

  async copyLink(): Promise<void> {
    const copied = await this.actions.copyLink();
    runInAction(() => (this.message = copied ? 'Link copied' : "Your browser didn't allow the link to be copied."));
  }

  reset(): void {
    this.actions.reset();
    this.actions.reload(paths.home);
  }

  private async look(): Promise<void> {
    await this.work(async () => {
      const advanceable = await this.actions.nextAdvance();
      runInAction(() => (this.advanceable = advanceable));
    });
  }

  private async work(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      const { message } = asServiceError(failure);
      runInAction(() => (this.message = message));
    }
  }
}
