import { makeAutoObservable, runInAction } from 'mobx';
import { paths } from '../../domain/shared/paths';
import { asServiceError } from '../../domain/shared/service-error';
import { scenarioNamed, type DemoScenario } from './demo-scenarios';

export interface DemoState {
  readonly scenario: string | undefined;
  /** The one that fails; '' is all of them. */
  readonly service: string;
  /** '' is the shop's own. */
  readonly theme: string;
  /** Of the day at the shop; '' is now. */
  readonly hour: string;
}

export interface DemoAdvance {
  readonly orderId: string;
  readonly status: string;
  readonly next: string;
}

/** What the panel can do to the pretended services. All of it outlives the page. */
export interface DemoControls {
  /** Themes there are besides the shop's own. */
  readonly themes: readonly { readonly value: string; readonly label: string }[];
  state(): DemoState;
  change(state: DemoState): Promise<void>;
  isOpen(): boolean;
  keepOpen(open: boolean): void;
  expireSession(): Promise<void>;
  /** The newest order that is under way, and what comes next for it. */
  nextAdvance(): Promise<DemoAdvance | undefined>;
  advance(): Promise<void>;
  /** Forgets everything that the shop keeps on this device. */
  reset(): void;
  /** False where the browser does not let it. */
  copyLink(scenario: string | undefined): Promise<boolean>;
  /** Loads the page anew, at another path if one is given: every screen then shows what has changed. */
  reload(path?: string): void;
}

/** The demo's remote control. */
export class DemoPanelViewModel {
  open = false;
  state: DemoState = { scenario: undefined, service: '', theme: '', hour: '' };
  advanceable: DemoAdvance | undefined = undefined;
  /** What was just done that no page shows. */
  message = '';

  constructor(private readonly controls: DemoControls) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get themes() {
    return [{ value: '', label: 'Shop’s own' }, ...this.controls.themes];
  }

  get scenario(): DemoScenario | undefined {
    return scenarioNamed(this.state.scenario);
  }

  get isNormal(): boolean {
    const { scenario, theme, hour } = this.state;
    return scenario === undefined && theme === '' && hour === '';
  }

  /** A press for the panel may have come before the panel did. */
  load(pressed = false): void {
    this.state = this.controls.state();
    this.open = this.controls.isOpen();
    if (pressed && !this.open) this.toggle();
    else if (this.open) void this.look();
  }

  toggle(): void {
    this.open = !this.open;
    this.message = '';
    this.controls.keepOpen(this.open);
    if (this.open) void this.look();
  }

  /** A link may ask for a scenario; `path` is the same page without that. */
  async follow(name: string, path: string): Promise<void> {
    if (scenarioNamed(name)) await this.controls.change({ ...this.controls.state(), scenario: name });
    this.controls.reload(path);
  }

  async change(change: Partial<DemoState>): Promise<void> {
    this.state = { ...this.state, ...change };
    await this.work(async () => {
      await this.controls.change(this.state);
      this.controls.reload();
    });
  }

  backToNormal(): Promise<void> {
    return this.change({ scenario: undefined, service: '', theme: '', hour: '' });
  }

  expireSession(): Promise<void> {
    return this.work(() => this.controls.expireSession());
  }

  async advance(): Promise<void> {
    await this.work(async () => {
      await this.controls.advance();
      this.controls.reload();
    });
  }

  async copyLink(): Promise<void> {
    const copied = await this.controls.copyLink(this.state.scenario);
    runInAction(() => (this.message = copied ? 'Link copied' : 'The browser did not let the link be copied.'));
  }

  reset(): void {
    this.controls.reset();
    this.controls.reload(paths.home);
  }

  private async look(): Promise<void> {
    await this.work(async () => {
      const advanceable = await this.controls.nextAdvance();
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
