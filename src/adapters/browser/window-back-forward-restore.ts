import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';

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
