import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { Window } from 'happy-dom';
import { inject } from 'vitest';
import type { WebItems } from '../../../src/adapters/storage/own-items';
import { wordsOf } from './find-targets';
import type { Device, DevicePage } from './device';
import { clockScript, timeOfPage } from './page-time';
import { turnsDatabase } from './turns-database';

export interface PageFacts {
  readonly url: URL;
  readonly html: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly sessionStorage: WebItems;
  readonly navigation: 'navigate' | 'reload' | 'back_forward';
  readonly history: History;
  /** The values that a form of a page without scripts sends. */
  readonly submit: (fields: URLSearchParams) => void;
  readonly leaveFor: (url: string, how: 'assign' | 'replace' | 'reload') => void;
}

const compiled = new Map<string, Script>();

function scriptOf(build: string): Script {
  const known = compiled.get(build);
  if (known) return known;
  const file = inject('bundledShops')[build];
  if (file === undefined) throw new Error(`There is no build ${build}.`);
  const script = new Script(readFileSync(file, 'utf8'), { filename: file });
  compiled.set(build, script);
  return script;
}

/** The page of the shop as its host delivers it, without what the build renders ahead. */
export function shopHtml(settings: Readonly<Record<string, string>>): string {
  const file = readFileSync(join(import.meta.dirname, '../../../src/index.html'), 'utf8');
  return file
    .replace(/<script type="module".*<\/script>/, '')
    .replace(/(id="storefront-config">)[^<]*/, (_all, tag: string) => tag + JSON.stringify(settings));
}

/** One load of a page, in a realm of its own: nothing of an earlier page is left in it but what the device stores. */
export class Page implements DevicePage {
  readonly document: Document;
  readonly window: globalThis.Window & typeof globalThis;
  /** The announcements that a screen reader was given, in order. */
  readonly announcements: string[] = [];
  isGone = false;
  private readonly happyWindow: Window;

  constructor(
    private readonly device: Device,
    private readonly facts: PageFacts,
  ) {
    const { width, height } = facts.size;
    this.happyWindow = new Window({
      url: facts.url.href,
      width,
      height,
      console: this.console(),
      settings: {
        enableJavaScriptEvaluation: false,
        disableComputedStyleRendering: true,
        navigation: {
          disableMainFrameNavigation: true,
          disableChildPageNavigation: true,
          disableFallbackToSetURL: true,
        },
        device: { prefersReducedMotion: 'reduce' },
      },
    });
    this.window = this.happyWindow as unknown as globalThis.Window & typeof globalThis;
    this.document = this.window.document;
    this.furnish();
    device.add(this);
    this.document.write(facts.html);
    for (const script of device.scripts) this.evaluate(script);
    this.listenLikeAScreenReader();
  }

  /** Does to the last opened dialog what Escape does. */
  cancelDialog(): void {
    const dialog = [...this.document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (dialog?.dispatchEvent(new this.window.Event('cancel', { cancelable: true }))) dialog.close();
  }

  evaluate(code: string): unknown {
    return new Script(code).runInContext(this.happyWindow as never);
  }

  resize({ width, height }: PageFacts['size']): void {
    this.happyWindow.happyDOM.setViewport({ width, height });
  }

  /** A page of another origin has no scripts. */
  sendForms(): void {
    this.document.addEventListener('submit', (event) => {
      event.preventDefault();
      const { submitter } = event;
      this.facts.submit(new URLSearchParams({ [Object(submitter).name]: Object(submitter).value }));
    });
  }

  run(): void {
    this.window.addEventListener('error', (event) => this.fail(event.error ?? event.message));
    this.guarded(() => scriptOf(this.device.build).runInContext(this.happyWindow as never));
  }

  end(): void {
    this.isGone = true;
    this.device.remove(this);
  }

  /** Otherwise happy-dom keeps each window as long as the process lives. */
  close(): Promise<void> {
    return this.happyWindow.happyDOM.close();
  }

  whenAwake(work: () => void): void {
    if (!this.isGone) work();
  }

  goTo(href: string): void {
    this.happyWindow.happyDOM.setURL(href);
  }

  tell(event: Event, facts: object = {}): void {
    if (!this.isGone) this.guarded(() => this.window.dispatchEvent(Object.assign(event, facts)));
  }

  tellStorageChange(key: string | null): void {
    this.tell(new this.window.Event('storage'), { key });
  }

  tellConnection(): void {
    this.tell(new this.window.Event(this.device.isOnline ? 'online' : 'offline'));
  }

  private fail(error: unknown): void {
    const text = error instanceof Error || (error && Object(error).stack) ? String(Object(error).stack) : String(error);
    if (!this.isGone) this.device.errors.push(text);
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  private console(): Console {
    const told = (...parts: unknown[]) => this.fail(parts.map(String).join(' '));
    return Object.assign(Object.create(console) as Console, { error: told, warn: () => undefined });
  }

  private listenLikeAScreenReader(): void {
    const observer = new this.window.MutationObserver((changes) => {
      const regions = new Set(changes.map(({ target }) => regionOf(target)));
      for (const region of regions) {
        const words = region && wordsOf(region);
        if (words && words !== this.announcements.at(-1)) this.announcements.push(words);
      }
    });
    observer.observe(this.document.body, { childList: true, subtree: true, characterData: true });
  }

  /** The parts of a window that pass time, reach the network, store or lead away: those of the device. */
  private furnish(): void {
    const { device, facts, window } = this;
    const { sinceLoad, ...time } = timeOfPage(device.time, (work) => !this.isGone && this.guarded(work));
    const values = {
      ...time,
      performance: {
        now: sinceLoad,
        mark: () => undefined,
        measure: () => undefined,
        getEntriesByType: (type: string) => (type === 'navigation' ? [{ type: facts.navigation }] : []),
      },
      structuredClone,
      CompressionStream: duringRealTime(CompressionStream, device.time),
      DecompressionStream: duringRealTime(DecompressionStream, device.time),
      fetch: (url: string | URL, init: RequestInit = {}) => this.fetch(String(url), init),
      open: (url: string, target = '_self') => target === '_self' && facts.leaveFor(String(url), 'assign'),
      history: facts.history,
      sessionStorage: facts.sessionStorage,
      indexedDB: turnsDatabase(device.turns),
      getComputedStyle: plainStyle,
      scrollTo: () => undefined,
      reportError: (error: unknown) => this.fail(error),
    };
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(window, name, { value, configurable: true, writable: true });
    Object.defineProperty(window, 'localStorage', { get: () => device.storage.itemsOf(this), configurable: true });
    const { location, navigator } = window;
    const lead = (how: 'assign' | 'replace' | 'reload') => ({
      value: (url: string | URL = location.href) => facts.leaveFor(new URL(String(url), location.href).href, how),
      configurable: true,
    });
    Object.defineProperties(location, { assign: lead('assign'), replace: lead('replace'), reload: lead('reload') });
    Object.defineProperties(navigator, {
      onLine: { get: () => device.isOnline, configurable: true },
      locks: { value: device.locks.managerOf(this), configurable: true },
    });
    // No button of the shop has a label element, and to look for one takes longer than all else.
    Object.defineProperty(window.HTMLButtonElement.prototype, 'labels', { get: () => [], configurable: true });
    clockScript.runInContext(this.happyWindow as never);
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    const { signal, ...rest } = init;
    const request = new Request(new URL(url, this.facts.url), rest);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new this.window.DOMException('Aborted', 'AbortError')));
      const isWanted = () => !this.isGone && signal?.aborted !== true;
      this.device.exchange(request).then(
        (response) => isWanted() && resolve(response),
        () => isWanted() && reject(new this.window.TypeError('Failed to fetch')),
      );
    });
  }
}

/** It packs in threads of its own, so the time of the device waits for it, however busy the machine is. */
function duringRealTime(Packing: typeof CompressionStream | typeof DecompressionStream, time: Device['time']) {
  return class {
    readonly readable: ReadableStream;
    readonly writable: WritableStream;

    constructor(format: CompressionFormat) {
      const packing = new Packing(format);
      const packed = new TransformStream();
      this.readable = packed.readable;
      this.writable = packing.writable;
      // A reader of the body is told of a failure.
      void time.during(packing.readable.pipeTo(packed.writable)).catch(() => undefined);
    }
  };
}

const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';

function regionOf(node: Node): Element | null {
  const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : node.parentElement;
  return element?.closest(live) ?? null;
}

const inline = 'a, b, bdi, button, em, i, img, input, label, small, span, strong, sup, time, wbr';

/** No sheet is loaded: an element has the styles of its own attribute, and stands in its line or in one of its own. */
function plainStyle(element: HTMLElement): Partial<CSSStyleDeclaration> {
  const display = element.style.display || (element.matches(inline) ? 'inline' : 'block');
  return {
    display,
    getPropertyValue: (name) => (name === 'display' ? display : element.style.getPropertyValue(name)),
  };
}
