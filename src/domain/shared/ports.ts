export interface Clock {
  now(): Date;
}

export type Cancel = () => void;

export interface Timers {
  after(milliseconds: number, work: () => void): Cancel;
}

export interface Locks {
  /** It is false if another tab may do the same work at the same time. */
  readonly spanTabs: boolean;
  /**
   * Runs `work` when no other tab runs work under this name. If the wait takes longer than `lockTimeout`, or the caller
   * cancels, it rejects with ServiceError `locked` or `cancelled`, and `work` does not run.
   */
  exclusive<Result>(name: string, work: () => Promise<Result>, wait: LockWait): Promise<Result>;
}

export interface LockWait {
  /** This sentence tells the customer what the other tab is doing. */
  readonly heldText: string;
  readonly cancel?: CancelSignal | undefined;
}

export interface Randomness {
  uuid(): string;
}

/** An `AbortSignal` of the browser has this shape. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  /** A caller removes its listener when its call is over, because one signal may outlive many calls. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

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

export interface StorageAvailability {
  /** It is false if storage is full or disabled. */
  isPersistent(): boolean;
  readonly onChange: Subscribe<boolean>;
}

export type SampleDataKind = 'sampleMenu' | 'sampleAccount' | 'sampleMenuAndAccount';

export interface SampleDataInUse {
  inUse(): SampleDataKind | undefined;
  readonly onChange: Subscribe<SampleDataKind | undefined>;
}

export interface BackForwardRestore {
  isBackForwardLoad(): boolean;
  readonly onReturn: Subscribe<void>;
}

export interface ParsedUrl {
  readonly protocol: string;
  readonly origin: string;
  readonly hostname: string;
  readonly hasCredentials: boolean;
  /** The parts of the path, decoded, none of them empty. */
  readonly segments: readonly string[];
  readonly parameterNames: readonly string[];
  /** Returns the first parameter of this name, decoded. */
  parameter(name: string): string | undefined;
}

export interface Browser {
  readonly origin: string;
  /** The URL of the shop, which may be in a folder of its origin. It has no final slash. */
  readonly home: string;
  /** How the browser names itself. It is empty if the browser does not. */
  readonly userAgent: string;
  /** The page is left a moment later, so the caller still runs to its end. */
  leaveFor(url: string): void;
  parseUrl(text: string): ParsedUrl | undefined;
}

export interface Installer {
  canInstall(): boolean;
  readonly onChange: Subscribe<void>;
  install(): Promise<void>;
}
