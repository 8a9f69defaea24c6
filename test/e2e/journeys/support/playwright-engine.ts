import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { oneLine } from './one-line';
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

/** Firefox by WebDriver BiDi knows no phones: the window has the size of one. */
export class PlaywrightEngine implements Engine {
  constructor(private readonly browser: Browser) {}

  async newWindow({ server, size }: WindowSettings): Promise<NewWindow> {
    const isChromium = this.browser.browserType().name() === 'chromium';
    const isPhone = size.width < 600;
    const context = await this.browser.newContext({
      baseURL: server,
      viewport: size,
      locale: 'en-US',
      ...(isChromium
        ? { hasTouch: isPhone, isMobile: isPhone, reducedMotion: 'reduce' as const }
        : { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }),
    });
    return {
      window: new PlaywrightWindow(await context.newPage(), server),
      origin: server,
      addScript: (content) => context.addInitScript({ content }).then(() => undefined),
      close: () => context.close(),
    };
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

export class PlaywrightWindow implements ShopWindow {
  private readonly context: BrowserContext;

  constructor(
    private readonly page: Page,
    readonly server: string,
  ) {
    this.context = page.context();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async back(): Promise<void> {
    // In a later task, because a page that was left cannot answer the call. `page.goBack` would wait for a page load.
    await this.page.evaluate(() => void setTimeout(() => history.back()));
  }

  press(target: Target): Promise<void> {
    return this.find(target).click();
  }

  async pressBeside(dialog: Target): Promise<void> {
    const { x, y } = placeBeside(await this.boxOf(dialog));
    await this.page.mouse.click(x, y);
  }

  key(key: 'Escape'): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async fill(label: string, text: string): Promise<void> {
    const field = this.find({ label });
    await field.fill('');
    // In Firefox, React does not notice a value that Playwright fills in at once.
    await field.pressSequentially(text);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.find({ label }).selectOption({ label: option });
  }

  attach(label: string, file: string): Promise<void> {
    return this.page.getByLabel(label, { exact: true }).setInputFiles(file);
  }

  see(target: Target): Promise<void> {
    return expect(this.find(target)).toBeVisible();
  }

  miss(target: Target): Promise<void> {
    return expect(this.find(target)).toHaveCount(0);
  }

  seeValue(label: string, value: string): Promise<void> {
    return expect(this.find({ label })).toHaveValue(value);
  }

  seeFocus(target: Target): Promise<void> {
    return expect(this.find(target)).toBeFocused();
  }

  seeChecked(target: Target, isChecked: boolean): Promise<void> {
    return expect(this.find(target)).toBeChecked({ checked: isChecked });
  }

  async textOf(target: Target): Promise<string> {
    return oneLine(await this.find(target).innerText());
  }

  boxOf(target: Target): Promise<Box> {
    return this.find(target).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });
  }

  seeUrl(url: string | RegExp): Promise<void> {
    return expect(this.page).toHaveURL(url);
  }

  url(): Promise<URL> {
    return Promise.resolve(new URL(this.page.url()));
  }

  evaluate<Value, Argument>(read: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>> {
    return this.page.evaluate<Awaited<Value>>(`(${read.toString()})(${JSON.stringify(argument)})`);
  }

  resize(size: WindowSize): Promise<void> {
    return this.page.setViewportSize(size);
  }

  goOffline(): Promise<void> {
    return this.context.setOffline(true);
  }

  goOnline(): Promise<void> {
    return this.context.setOffline(false);
  }

  async openTab(): Promise<ShopWindow> {
    return new PlaywrightWindow(await this.context.newPage(), this.server);
  }

  private find(target: Target): Locator {
    const shown = this.locate(target).filter({ visible: true });
    return 'control' in target ? shown.last() : shown.first();
  }

  private locate(target: Target): Locator {
    const place = target.within ? this.find(target.within) : this.page;
    if ('role' in target) {
      const { role, name } = target;
      return name === undefined ? place.getByRole(role) : place.getByRole(role, { name, exact: true });
    }
    if ('control' in target) {
      const name = target.control;
      return place.getByRole('button', { name }).or(place.getByRole('link', { name }));
    }
    if ('label' in target) return place.getByLabel(target.label, { exact: true });
    return place.getByText(target.text);
  }
}
