import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { computeAccessibleDescription } from 'dom-accessibility-api';
import type { ScenarioName } from '../../../src/adapters/mock/scenarios/scenarios';
import { memoryItems } from '../../../src/adapters/storage/json-storage';
import type { Box, ShopWindow, Target, WindowSize } from '../../e2e/journeys/support/shop-window';
import type { Device } from './device';
import { findTargets, wordsOf } from './find-targets';
import { Page, shopHtml, type PageFacts } from './page';
import { shopOrigin } from './services-in-process';
import { TabHistory } from './tab-history';

/** After this time nothing comes any more, because it is longer than the shop's longest wait for one reply. */
const patience = 45_000;
const nothingDrawn = 'Nothing is drawn without a browser.';
const steps = [0, 0, 1, 16, 30, 50, 100, 200] as const;

/** A tab of the shop without a browser. Time passes only while a verb waits, so no wait takes the time it waits for. */
export class ProcessWindow implements ShopWindow {
  readonly server = shopOrigin;
  private page: Page | undefined;
  private user: UserEvent | undefined;
  private readonly sessionStorage = memoryItems();
  private readonly history: TabHistory;
  private loading: Promise<void> = Promise.resolve();

  constructor(
    readonly device: Device,
    private readonly settings: Readonly<Record<string, string>>,
    private size: WindowSize,
  ) {
    this.history = new TabHistory(
      (url, navigation, request) => void (this.loading = this.load(new URL(url), navigation, request)),
      (work) => void device.time.after(1, work),
    );
  }

  async open(path: string): Promise<void> {
    this.history.visit(new URL(path, shopOrigin).href);
    await this.settle();
  }

  async reload(): Promise<void> {
    this.history.reload();
    await this.settle();
  }

  async back(): Promise<void> {
    this.history.traverse(-1);
    await this.settle();
  }

  /** Words are the beginning of a control's name. */
  async press(wanted: Target | string): Promise<void> {
    const target = typeof wanted === 'string' ? { control: beginning(wanted) } : wanted;
    await this.pressElement(await this.wanted(target));
  }

  async pressElement(element: HTMLElement): Promise<void> {
    if (element.matches(':disabled')) throw new Error(`${element.outerHTML} is disabled.`);
    await this.userOfPage().click(element);
    await this.settle();
  }

  pressBeside(_dialog: Target): Promise<void> {
    throw new Error(nothingDrawn);
  }

  async key(key: string): Promise<void> {
    await this.userOfPage().keyboard(`{${key}}`);
    if (key === 'Escape') this.shown.cancelDialog();
    await this.settle();
  }

  async fill(label: string, text: string): Promise<void> {
    const field = await this.wanted({ label });
    const user = this.userOfPage();
    await user.clear(field);
    // At once, as in a browser test: key by key takes most of a journey's time.
    if (field.matches('[type=date]')) await user.type(field, text);
    else if (text) await user.paste(text);
    await this.settle();
  }

  async choose(label: string, option: string): Promise<void> {
    const list = await this.wanted({ label });
    // A translated option has its words in elements of their own.
    const wanted = [...list.querySelectorAll('option')].find((each) => wordsOf(each) === option);
    await this.userOfPage().selectOptions(list, wanted ?? option);
    await this.settle();
  }

  async attach(label: string, file: string): Promise<void> {
    const { File } = this.shown.window;
    const field = await this.wanted({ label });
    await this.userOfPage().upload(field, new File([readFileSync(file)], basename(file), { type: typeOf(file) }));
    await this.settle();
  }

  async see(wanted: Target | string): Promise<void> {
    await this.wanted(targetOf(wanted));
  }

  miss(wanted: Target | string): Promise<void> {
    const target = targetOf(wanted);
    return this.until(
      () => this.find(target) === undefined,
      () => `${told(target)} is still shown.`,
    );
  }

  seeCount(wanted: Target, count: number): Promise<void> {
    const found = () => this.all(wanted).length;
    return this.until(
      () => found() === count,
      () => `${told(wanted)} is shown ${found()} times, not ${count} times.`,
    );
  }

  /** The words that a screen reader says of it behind its name. */
  seeDescription(target: Target, words: string | RegExp): Promise<void> {
    const found = () => {
      const element = this.find(target);
      return element ? computeAccessibleDescription(element) : '';
    };
    return this.until(
      () => (typeof words === 'string' ? found() === words : words.test(found())),
      () => `${told(target)} is described by '${found()}', not by '${String(words)}'.`,
    );
  }

  seeValue(label: string, value: string): Promise<void> {
    const found = () => String(Object(this.find({ label })).value);
    return this.until(
      () => found() === value,
      () => `'${label}' has the value '${found()}', not '${value}'.`,
    );
  }

  seeFocus(target: Target): Promise<void> {
    const focused = () => this.shown.document.activeElement;
    return this.until(
      () => focused() !== null && this.find(target) === focused(),
      () => `The focus is on ${focused()?.outerHTML.slice(0, 200)}, not on ${told(target)}.`,
    );
  }

  seeChecked(target: Target, isChecked: boolean): Promise<void> {
    const checked = () => {
      const element = this.find(target);
      return element && (Object(element).checked === true || element.getAttribute('aria-checked') === 'true');
    };
    return this.until(
      () => checked() === isChecked,
      () => `${told(target)} is ${isChecked ? 'not ' : ''}checked.`,
    );
  }

  async textOf(target: Target): Promise<string> {
    return wordsOf(await this.wanted(target));
  }

  boxOf(_target: Target): Promise<Box> {
    throw new Error(nothingDrawn);
  }

  seeUrl(wanted: string | RegExp): Promise<void> {
    const fits = (href: string) =>
      typeof wanted === 'string' ? href === new URL(wanted, shopOrigin).href : wanted.test(href);
    return this.until(
      () => fits(this.history.url),
      () => `The URL is ${this.history.url}, not ${wanted}.`,
    );
  }

  seeTitle(words: RegExp): Promise<void> {
    const { document } = this.shown;
    return this.until(
      () => words.test(document.title),
      () => `The title is '${document.title}'.`,
    );
  }

  url(): Promise<URL> {
    return Promise.resolve(new URL(this.history.url));
  }

  /** A moment passes, so that what asks again and again finds a page that goes on. */
  async evaluate<Value, Argument>(read: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>> {
    const call = `(${read.toString()})(${JSON.stringify(argument)})`;
    await this.pass(100);
    return Promise.resolve(this.shown.evaluate(call)) as Promise<Awaited<Value>>;
  }

  resize(size: WindowSize): Promise<void> {
    this.size = size;
    this.shown.resize(size);
    return this.settle();
  }

  goOffline(): Promise<void> {
    this.device.isOnline = false;
    return this.settle();
  }

  goOnline(): Promise<void> {
    this.device.isOnline = true;
    return this.settle();
  }

  openTab(): Promise<ProcessWindow> {
    return Promise.resolve(new ProcessWindow(this.device, this.settings, this.size));
  }

  /** Lets this many milliseconds pass. */
  async pass(milliseconds: number): Promise<void> {
    await this.device.time.advance(milliseconds);
    await this.settle();
  }

  /** The announcements that a screen reader was given on this page. */
  get announcements(): readonly string[] {
    return this.shown.announcements;
  }

  get document(): Document {
    return this.shown.document;
  }

  all(target: Target): readonly HTMLElement[] {
    return findTargets(this.shown.document, target);
  }

  /** The value that the device has stored under this key, as every tab will see it. */
  stored(key: string): unknown {
    return this.device.storage.read(key);
  }

  seeStored(key: string, value: unknown): Promise<void> {
    return this.until(
      () => isDeepStrictEqual(this.stored(key), value),
      () => `${JSON.stringify(this.stored(key))} is stored as ${key}.`,
    );
  }

  /** Puts the mock services of the page into a scenario, and loads the page again. */
  async showScenario(name: ScenarioName): Promise<void> {
    await this.evaluate((scenario) => {
      const state: object = JSON.parse(localStorage.getItem('storefront.mock') ?? '{}');
      const since = new Date().toISOString();
      localStorage.setItem('storefront.mock', JSON.stringify({ ...state, scenario: { name: scenario, since } }));
    }, name);
    await this.reload();
  }

  private find(target: Target): HTMLElement | undefined {
    return this.all(target)[0];
  }

  close(): void {
    this.page?.end();
  }

  private get shown(): Page {
    if (!this.page) throw new Error('The tab has no page yet.');
    return this.page;
  }

  private userOfPage(): UserEvent {
    this.user ??= userEvent.setup({ document: this.shown.document, delay: null });
    return this.user;
  }

  private async wanted(target: Target): Promise<HTMLElement> {
    let found: HTMLElement | undefined;
    await this.until(
      () => (found = this.find(target)) !== undefined,
      () => `${told(target)} is not shown.`,
    );
    if (!found) throw new Error(`${told(target)} is not shown.`);
    return found;
  }

  /** Time passes until it is so. */
  async until(isSo: () => boolean, why: () => string): Promise<void> {
    const { time } = this.device;
    const end = time.now().getTime() + patience;
    for (let count = 0; time.now().getTime() < end; count++) {
      await time.advance(steps[count] ?? 500);
      await this.loading;
      if (isSo()) return;
    }
    const said = wordsOf(this.shown.document.body);
    throw new Error(`${[why(), ...this.device.errors].join('\n')}\nThe page at ${this.history.url} says: ${said}`);
  }

  /** Resolves once everything that needs no wait has happened: handlers, renders, and reads of the device. */
  private async settle(): Promise<void> {
    await this.device.time.advance(0);
    await this.loading;
    await this.device.time.advance(0);
  }

  private async load(url: URL, navigation: PageFacts['navigation'], request = new Request(url)): Promise<void> {
    this.page?.end();
    const html = url.origin === shopOrigin ? shopHtml(this.settings) : await this.fetchPage(request);
    if (html === undefined) return;
    this.user = undefined;
    const page: Page = new Page(this.device, {
      url,
      html,
      size: this.size,
      navigation,
      sessionStorage: this.sessionStorage,
      history: this.history.of(() => page),
      leaveFor: (to, how) => this.leaveSoon(page, to, how),
      submit: (fields) => this.history.visit(url.href, new Request(url, { method: 'POST', body: fields })),
    });
    this.history.current.page = page;
    this.page = page;
    if (url.origin === shopOrigin) page.run();
    else page.sendForms();
  }

  private leaveSoon(page: Page, url: string, how: 'assign' | 'replace' | 'reload'): void {
    this.device.time.after(1, () => {
      if (page.isGone) return;
      const [to, from] = [new URL(url), new URL(this.history.url)];
      if (!/^https?:$/.test(to.protocol)) return;
      if (how === 'reload') this.history.reload();
      else if (how === 'replace') this.history.replace(to.href);
      else if (to.href === from.href) this.history.reload();
      else this.history.visit(to.href);
    });
  }

  /** Follows where the service leads: undefined if it led to a page of the shop. */
  private async fetchPage(request: Request): Promise<string | undefined> {
    const response = await this.device.services.answer(request);
    const location = response.headers.get('Location');
    if (location === null) return response.text();
    this.history.replace(location);
    return undefined;
  }
}

function targetOf(wanted: Target | string): Target {
  return typeof wanted === 'string' ? { text: wanted } : wanted;
}

function beginning(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`);
}

function told(target: Target): string {
  const { within, ...own } = target;
  const words = Object.entries(own)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');
  return within ? `${words} in ${told(within)}` : words;
}

function typeOf(file: string): string {
  return file.endsWith('.png') ? 'image/png' : file.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream';
}
