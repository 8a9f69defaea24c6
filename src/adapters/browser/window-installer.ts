import type { Cancel, Installer } from '../../domain/shared/ports';

/** Only Chromium has this event; no standard defines it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export class WindowInstaller implements Installer {
  private offer: InstallEvent | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(window: Pick<EventTarget, 'addEventListener'>) {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      if (isInstallEvent(event)) this.become(event);
    });
    window.addEventListener('appinstalled', () => this.become(undefined));
  }

  canInstall(): boolean {
    return this.offer !== undefined;
  }

  onChange(listener: () => void): Cancel {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async install(): Promise<void> {
    const { offer } = this;
    // An event can prompt only once.
    this.become(undefined);
    await offer?.prompt();
  }

  private become(offer: InstallEvent | undefined): void {
    this.offer = offer;
    for (const listener of this.listeners) listener();
  }
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event;
}
