import type { AuthErrorChannel } from '../../domain/auth/ports';
import type { BackForwardRestore, Cancel, Connectivity, PageVisibility } from '../../domain/shared/ports';

// The window reports these changes: the connection, whether the page is seen, its return by Back, an ended session.

type ConnectedWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

export class WindowConnectivity implements Connectivity {
  constructor(private readonly window: ConnectedWindow) {}

  isOnline(): boolean {
    return this.window.navigator.onLine;
  }

  onChange(listener: (online: boolean) => void): Cancel {
    const tell = () => listener(this.isOnline());
    this.window.addEventListener('online', tell);
    this.window.addEventListener('offline', tell);
    return () => {
      this.window.removeEventListener('online', tell);
      this.window.removeEventListener('offline', tell);
    };
  }
}

type VisibleDocument = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Pick<Document, 'visibilityState'>;

export class DocumentVisibility implements PageVisibility {
  constructor(private readonly document: VisibleDocument) {}

  isVisible(): boolean {
    return this.document.visibilityState === 'visible';
  }

  onChange(listener: (visible: boolean) => void): Cancel {
    const tell = () => listener(this.isVisible());
    this.document.addEventListener('visibilitychange', tell);
    return () => this.document.removeEventListener('visibilitychange', tell);
  }
}

type Navigations = Pick<Performance, 'getEntriesByType'>;

export class WindowBackForwardRestore implements BackForwardRestore {
  constructor(
    private readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
    private readonly performance: Navigations,
  ) {}

  isBackForwardLoad(): boolean {
    const [navigation] = this.performance.getEntriesByType('navigation');
    return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
  }

  onReturn(listener: () => void): Cancel {
    const tell = (event: Event) => {
      // `pageshow` also fires at each load; `persisted` marks a page restored from memory.
      if ('persisted' in event && event.persisted === true) listener();
    };
    this.window.addEventListener('pageshow', tell);
    return () => this.window.removeEventListener('pageshow', tell);
  }
}

const eventName = 'auth_error';

/** An embedding page can listen to `auth_error` too. */
export class WindowAuthErrorChannel implements AuthErrorChannel {
  constructor(private readonly window: EventTarget) {}

  report(): void {
    this.window.dispatchEvent(new CustomEvent(eventName));
  }

  onAuthError(listener: () => void): Cancel {
    // An EventTarget adds one function only once.
    const forward = () => listener();
    this.window.addEventListener(eventName, forward);
    return () => this.window.removeEventListener(eventName, forward);
  }
}
