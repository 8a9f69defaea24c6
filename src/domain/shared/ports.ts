/** The time, as an instant. */
export interface Clock {
  now(): Date;
}

export type Cancel = () => void;

/** Work that happens later; the returned function takes it back. */
export interface Timers {
  after(milliseconds: number, work: () => void): Cancel;
}

export interface Randomness {
  /** A version 4 UUID. */
  uuid(): string;
}

/** Structurally an AbortSignal, so that a caller can take a request back. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** Calls `listener` on every change until the returned function is called. */
export type Subscribe<Value> = (listener: (value: Value) => void) => Cancel;

/** Whether the device has a network at all. */
export interface Connectivity {
  isOnline(): boolean;
  readonly onChange: Subscribe<boolean>;
}

/** Whether the customer can see the page; polling rests while they cannot. */
export interface PageVisibility {
  isVisible(): boolean;
  readonly onChange: Subscribe<boolean>;
}

/** Whether this device keeps what the shop stores; not where storage is full, disabled or throws. */
export interface StorageAvailability {
  isPersistent(): boolean;
  readonly onChange: Subscribe<boolean>;
}

/** What is sample data because its service cannot be reached. */
export type SampleDataKind = 'sampleMenu' | 'sampleAccount' | 'sampleMenuAndAccount';

export interface SampleDataInUse {
  /** Undefined while all that is shown is real. */
  inUse(): SampleDataKind | undefined;
  readonly onChange: Subscribe<SampleDataKind | undefined>;
}

/** Coming back to the shop with the browser's Back or Forward button instead of through a link. */
export interface BackForwardRestore {
  /** Whether this page was loaded that way. */
  isReturn(): boolean;
  /** The page came back as it was left, without being loaded. */
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
  /** Leaves the shop for an absolute URL. */
  leaveFor(url: string): void;
  /** Undefined for anything that is not an absolute URL. */
  parseUrl(text: string): ParsedUrl | undefined;
}
