import type { Cancel, Connectivity } from '../../domain/shared/ports';

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
