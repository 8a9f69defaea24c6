/** What can be pressed or seen. A `name` or `label` that is a string is the whole of it, a `text` is a part of it in any case. */
export type Target =
  | { readonly role: Role; readonly name?: string | RegExp; readonly within?: Target }
  | { readonly label: string; readonly within?: Target }
  /** The last button or link with such a name: the one of the dialog on top, where there is one. */
  | { readonly control: RegExp; readonly within?: Target }
  | { readonly text: string | RegExp; readonly within?: Target };

type Role =
  | 'alertdialog'
  | 'article'
  | 'banner'
  | 'button'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'main'
  | 'navigation'
  | 'radio'
  | 'region'
  | 'switch';

/**
 * A window of the shop in any engine: what a customer does there and sees. Each verb waits for what it needs, and takes the
 * first target that is shown.
 */
export interface ShopWindow {
  /** The server of the build. */
  readonly server: string;
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  press(target: Target): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Chooses an option of a select by its text. */
  choose(label: string, option: string): Promise<void>;
  /** Chooses a file of this project. */
  attach(label: string, file: string): Promise<void>;
  see(target: Target): Promise<void>;
  /** Waits until nothing of the kind is shown. */
  miss(target: Target): Promise<void>;
  /** Waits until the field has this value. */
  seeValue(label: string, value: string): Promise<void>;
  /** Waits for the path and query of the address bar. */
  seeUrl(url: string | RegExp): Promise<void>;
  url(): Promise<URL>;
  /** Runs a function in the page: it sees nothing but its argument. */
  evaluate<Value, Argument>(read: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>>;
  resize(size: WindowSize): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Another tab with the same storage. */
  openTab(): Promise<ShopWindow>;
  screenshot(): Promise<Buffer>;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export interface WindowSettings {
  /** The server of the build. */
  readonly server: string;
  readonly size: WindowSize;
}

/** A window without a page yet. No other window shares its storage. */
export interface NewWindow {
  readonly window: ShopWindow;
  /** Where the shop is. */
  readonly origin: string;
  /** Runs a script in each page of the shop before the page's own. */
  addScript(script: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  newWindow(settings: WindowSettings): Promise<NewWindow>;
  close(): Promise<void>;
}
