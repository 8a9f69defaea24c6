export interface Clock {
  now(): Date;
}

export type Cancel = () => void;

export interface Timers {
  after(milliseconds: number, work: () => void): Cancel;
}

export interface Locks {
  /** False where only this tab knows of its locks: then another tab may be doing the same work. */
  readonly spanTabs: boolean;
  /**
   * Runs `work` when no other tab runs work under this name; settles as `work` does. Rejects with a ServiceError, and never
   * runs `work`, if the lock is not free within `lockTimeout` (kind `locked`) or if `cancel` aborts first (kind `cancelled`).
   */
  exclusive<Result>(name: string, work: () => Promise<Result>, wait?: LockWait): Promise<Result>;
}

export interface LockWait {
  /** Tells the customer what the tab that holds the lock is doing. */
  readonly heldText?: string;
  readonly cancel?: CancelSignal | undefined;
}

export interface Randomness {
  /** A version 4 UUID. */
  uuid(): string;
}

/** Structurally an AbortSignal. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** Calls `listener` on every change until the returned function is called. */
export type Subscribe<Value> = (listener: (value: Value) => void) => Cancel;

export interface LastRead<Value> {
  readonly value: Value;
  readonly readAt: Date;
}

export interface Connectivity {
  isOnline(): boolean;
  readonly onChange: Subscribe<boolean>;
}

export interface PageVisibility {
  isVisible(): boolean;
  readonly onChange: Subscribe<boolean>;
}

/** False where storage is full or disabled. */
export interface StorageAvailability {
  isPersistent(): boolean;
  readonly onChange: Subscribe<boolean>;
}

export type SampleDataKind = 'sampleMenu' | 'sampleAccount' | 'sampleMenuAndAccount';

export interface SampleDataInUse {
  /** Undefined while everything shown is real. */
  inUse(): SampleDataKind | undefined;
  readonly onChange: Subscribe<SampleDataKind | undefined>;
}

/** Returning to the shop with the browser's Back or Forward button. */
export interface BackForwardRestore {
  /** Whether this page load was such a return. */
  isReturn(): boolean;
  /** The browser restored the page from memory, without loading it. */
  readonly onReturn: Subscribe<void>;
}

export interface ParsedUrl {
  /** With the colon: `https:`. */
  readonly protocol: string;
  readonly origin: string;
  readonly hostname: string;
  readonly hasCredentials: boolean;
  parameter(name: string): string | undefined;
}

export interface Browser {
  /** The shop's own origin. */
  readonly origin: string;
  /** The URL of the home page, without a slash at the end: the shop may be in a folder of its origin. */
  readonly home: string;
  leaveFor(url: string): void;
  /** Undefined for anything that is not an absolute URL. */
  parseUrl(text: string): ParsedUrl | undefined;
}

export interface Installer {
  canInstall(): boolean;
  onChange(listener: () => void): Cancel;
  /** Asks the customer, once per offer. */
  install(): Promise<void>;
}
