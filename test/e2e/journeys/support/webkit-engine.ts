import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { miniBrowser } from '../../../tools/engines.mjs';
import { Doorway } from './doorway';
import { oneLine } from './one-line';
import { installPageTargets, plain, type PlainTarget } from './page-targets';
import {
  placeBeside,
  type Box,
  type Engine,
  type NewWindow,
  type ShopWindow,
  type Target,
  type WindowSettings,
  type WindowSize,
} from './shop-window';
import { WebDriverSession } from './webdriver';
import { startWebKitDriver } from './webkit-processes';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** The toolbar has no room in a narrower window. */
const narrowest = 447;
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Escape: '\uE00C' };
const patience = { timeout: 45_000, intervals: [50, 100, 200] };

/** Each window has another origin, and so another storage. */
export class WebKitEngine implements Engine {
  private constructor(
    private readonly session: WebDriverSession,
    private readonly stop: () => Promise<void>,
  ) {}

  static async start(outputDir: string): Promise<WebKitEngine> {
    const { url, stop } = await startWebKitDriver(outputDir);
    const options = { binary: miniBrowser, args: ['--automation'] };
    const session = await WebDriverSession.at(url, { 'webkitgtk:browserOptions': options });
    return new WebKitEngine(session, stop);
  }

  async newWindow({ server, size }: WindowSettings): Promise<NewWindow> {
    const doorway = await Doorway.to(server);
    const tabs = new Tabs(this.session);
    const window = new WebKitWindow(tabs, await tabs.current(), doorway, server);
    await window.resize(size);
    return {
      window,
      origin: doorway.origin,
      addScript: (script) => Promise.resolve(doorway.addScript(script)),
      close: async () => {
        await tabs.closeOthers();
        await this.session.post('/url', { url: 'about:blank' });
        await doorway.close();
      },
    };
  }

  async close(): Promise<void> {
    await this.session.end();
    await this.stop();
  }
}

/** A session is in one tab at a time. */
class Tabs {
  private at: unknown;
  private first: unknown;

  constructor(readonly session: WebDriverSession) {}

  async current(): Promise<unknown> {
    this.at = await this.session.get('/window');
    this.first ??= this.at;
    return this.at;
  }

  async into(handle: unknown): Promise<WebDriverSession> {
    if (handle !== this.at) await this.session.post('/window', { handle });
    this.at = handle;
    return this.session;
  }

  async openOne(): Promise<unknown> {
    const opened = await this.session.post('/window/new', { type: 'tab' });
    return typeof opened === 'object' && opened !== null ? Reflect.get(opened, 'handle') : undefined;
  }

  async closeOthers(): Promise<void> {
    const handles = await this.session.get('/window/handles');
    for (const handle of Array.isArray(handles) ? handles : []) {
      if (handle === this.first) continue;
      await this.into(handle);
      await this.session.closeTab();
    }
    await this.into(this.first);
  }
}

class WebKitWindow implements ShopWindow {
  private readonly origin: string;

  constructor(
    private readonly tabs: Tabs,
    private readonly handle: unknown,
    private readonly doorway: Doorway,
    readonly server: string,
  ) {
    this.origin = doorway.origin;
  }

  async open(path: string): Promise<void> {
    await (await this.tab()).post('/url', { url: new URL(path, this.origin).href });
  }

  async reload(): Promise<void> {
    await (await this.tab()).post('/refresh');
  }

  async back(): Promise<void> {
    await (await this.tab()).post('/back');
  }

  async press(target: Target): Promise<void> {
    await expect(
      async () => {
        await this.command(target, pressable, 'click', {});
        const isPressed = await this.unlessGone(() => this.evaluate(() => window.pageTargets?.isPressed(), undefined));
        if (isPressed === false) throw new Error('The press met something else.');
      },
      JSON.stringify(plain(target)),
    ).toPass(patience);
  }

  async pressBeside(dialog: Target): Promise<void> {
    const place = placeBeside(await this.boxOf(dialog));
    await this.act('pointer', [
      { type: 'pointerMove', origin: 'viewport', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async key(key: keyof typeof keys): Promise<void> {
    const value = keys[key];
    await this.act('key', [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  }

  async fill(label: string, text: string): Promise<void> {
    await expect(async () => {
      // Clearing a field takes the focus out of it, and a checkout may then offer a recent address and fold its fields.
      if ((await this.valueOf(label)) !== '') await this.command({ label }, first, 'clear', {});
      if (text !== '') await this.command({ label }, first, 'value', { text });
    }, label).toPass(patience);
  }

  async choose(label: string, option: string): Promise<void> {
    const session = await this.tab();
    await expect(async () => {
      await this.prepare();
      const find = ({ target, words }: { readonly target: PlainTarget; readonly words: string }) => {
        const [field] = window.pageTargets?.find(target) ?? [];
        const options = field instanceof HTMLSelectElement ? [...field.options] : [];
        return options.find(({ text }) => text.trim() === words) ?? `There is no option ${words}.`;
      };
      const element = await session.elementOf(find, { target: plain({ label }), words: option });
      await session.post(`/element/${element}/click`);
    }).toPass(patience);
  }

  async attach(label: string, file: string): Promise<void> {
    const session = await this.tab();
    await this.prepare();
    const find = (words: string) => window.TestingLibraryDom.getByLabelText(document.body, words);
    const element = await session.elementOf(find, label);
    await session.post(`/element/${element}/value`, { text: resolve(file) });
  }

  async see(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), patience).toBeGreaterThan(0);
  }

  async miss(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), patience).toBe(0);
  }

  async seeValue(label: string, value: string): Promise<void> {
    await expect.poll(() => this.valueOf(label), patience).toBe(value);
  }

  async seeFocus(target: Target): Promise<void> {
    const read = (wanted: PlainTarget) => window.pageTargets?.find(wanted)[0] === document.activeElement;
    await expect.poll(() => this.readTarget(read, target), patience).toBe(true);
  }

  async seeChecked(target: Target, isChecked: boolean): Promise<void> {
    const read = (wanted: PlainTarget) => window.pageTargets?.find(wanted)[0]?.matches(':checked');
    await expect.poll(() => this.readTarget(read, target), patience).toBe(isChecked);
  }

  async textOf(target: Target): Promise<string> {
    await this.see(target);
    return oneLine(
      await this.evaluate((wanted) => window.pageTargets?.find(wanted)[0]?.innerText ?? '', plain(target)),
    );
  }

  async boxOf(target: Target): Promise<Box> {
    await this.see(target);
    return this.evaluate((wanted) => {
      const { left, top, right, bottom } =
        window.pageTargets?.find(wanted)[0]?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, right, bottom };
    }, plain(target));
  }

  async seeUrl(url: string | RegExp): Promise<void> {
    const shown = async () => {
      const { href } = await this.url();
      return typeof url === 'string' ? href.replace(this.origin, '') : href;
    };
    if (typeof url === 'string') await expect.poll(shown, patience).toBe(url);
    else await expect.poll(shown, patience).toMatch(url);
  }

  async url(): Promise<URL> {
    return new URL(String(await (await this.tab()).get('/url')));
  }

  async evaluate<Value, Argument>(read: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>> {
    return (await this.tab()).evaluate(read, argument);
  }

  async resize(size: WindowSize): Promise<void> {
    const session = await this.tab();
    const { height } = size;
    const width = Math.max(size.width, narrowest);
    // Measured again at each try: the bars of a window come after the window.
    const inner = async () => {
      const bars = await session.evaluate(() => outerHeight - innerHeight, undefined);
      await session.post('/window/rect', { width, height: height + bars });
      return session.evaluate(() => ({ width: innerWidth, height: innerHeight }), undefined);
    };
    await expect.poll(inner, patience).toEqual({ width, height });
  }

  async goOffline(): Promise<void> {
    this.doorway.cut();
    await this.setOnline(false);
  }

  async goOnline(): Promise<void> {
    this.doorway.mend();
    await this.setOnline(true);
  }

  async openTab(): Promise<ShopWindow> {
    await this.tab();
    return new WebKitWindow(this.tabs, await this.tabs.openOne(), this.doorway, this.server);
  }

  /** The driver cannot say that the network is gone, so the page is told. */
  private async setOnline(isOnline: boolean): Promise<void> {
    await this.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      dispatchEvent(new Event(value ? 'online' : 'offline'));
    }, isOnline);
  }

  private async act(type: 'key' | 'pointer', actions: readonly object[]): Promise<void> {
    await (await this.tab()).post('/actions', { actions: [{ type, id: type, actions }] });
  }

  private tab(): Promise<WebDriverSession> {
    return this.tabs.into(this.handle);
  }

  private valueOf(label: string): Promise<string | undefined> {
    const read = (target: PlainTarget) => {
      const [field] = window.pageTargets?.find(target) ?? [];
      return field && 'value' in field ? String(field.value) : undefined;
    };
    return this.readTarget(read, { label });
  }

  private async count(target: Target): Promise<number> {
    const find = (wanted: PlainTarget) => window.pageTargets?.find(wanted).length;
    return (await this.readTarget(find, target)) ?? -1;
  }

  private readTarget<Value>(read: (target: PlainTarget) => Value, target: Target) {
    return this.unlessGone(async () => {
      await this.prepare();
      return this.evaluate(read, plain(target));
    });
  }

  /** Undefined while one page follows another: a poll asks again. */
  private async unlessGone<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await read();
    } catch (error) {
      if (String(error).includes('no such frame')) return undefined;
      throw error;
    }
  }

  private async command(
    target: Target,
    find: (target: PlainTarget) => Element | string,
    command: string,
    body: object,
  ): Promise<void> {
    const session = await this.tab();
    await this.prepare();
    const element = await session.elementOf(find, plain(target));
    await session.post(`/element/${element}/${command}`, body);
  }

  private async prepare(): Promise<void> {
    const session = await this.tab();
    if (await session.evaluate(() => window.pageTargets !== undefined, undefined)) return;
    await session.post('/execute/sync', { script: `${library}; (${installPageTargets.toString()})()`, args: [] });
  }
}

const pressable = (target: PlainTarget) => window.pageTargets?.pressable(target) ?? 'The page is gone.';
const first = (target: PlainTarget) => {
  const [element] = window.pageTargets?.find(target) ?? [];
  // The driver's own scrolling leaves a field of a dialog behind the foot.
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element ?? 'is not shown';
};
