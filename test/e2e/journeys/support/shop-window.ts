/** A `name` or `label` that is a string is the whole of it; a `text` is a part of it in any case. */
export type Target =
  | { readonly role: Role; readonly name?: string | RegExp; readonly within?: Target }
  | { readonly label: string; readonly within?: Target }
  /** The last one with such a name: the one of the dialog on top, where there is one. */
  | { readonly control: RegExp; readonly within?: Target }
  | { readonly text: string | RegExp; readonly within?: Target };

type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'banner'
  | 'button'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'radio'
  | 'region'
  | 'status'
  | 'switch';

/** Each verb waits for what it needs, and takes the first target that is shown. */
export interface ShopWindow {
  readonly server: string;
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  press(target: Target): Promise<void>;
  /** A press with the mouse on the left of a dialog, or on top of one as wide as the window. */
  pressBeside(dialog: Target): Promise<void>;
  key(key: 'Escape'): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  attach(label: string, file: string): Promise<void>;
  see(target: Target): Promise<void>;
  miss(target: Target): Promise<void>;
  seeValue(label: string, value: string): Promise<void>;
  seeFocus(target: Target): Promise<void>;
  /** Whether a radio or a switch is checked. */
  seeChecked(target: Target, isChecked: boolean): Promise<void>;
  /** The text without the blanks of a line break. */
  textOf(target: Target): Promise<string>;
  boxOf(target: Target): Promise<Box>;
  seeUrl(url: string | RegExp): Promise<void>;
  url(): Promise<URL>;
  /** The function sees nothing but its argument. */
  evaluate<Value, Argument>(read: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>>;
  resize(size: WindowSize): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  openTab(): Promise<ShopWindow>;
}

/** In pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function placeBeside({ left, top, right, bottom }: Box): { readonly x: number; readonly y: number } {
  const distance = 8;
  if (left > distance) return { x: Math.floor(left - distance), y: Math.floor((top + bottom) / 2) };
  return { x: Math.floor((left + right) / 2), y: Math.floor(top - distance) };
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export interface WindowSettings {
  readonly server: string;
  readonly size: WindowSize;
}

/** A window without a page yet. No other window shares its storage. */
export interface NewWindow {
  readonly window: ShopWindow;
  readonly origin: string;
  /** Runs before the page's own scripts. */
  addScript(script: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  newWindow(settings: WindowSettings): Promise<NewWindow>;
  close(): Promise<void>;
}
