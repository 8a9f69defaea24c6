import type { AuthErrorChannel } from '../../domain/auth/ports';
import type { Cancel } from '../../domain/shared/ports';

const eventName = 'auth_error';

/** The `auth_error` event of the window, which whoever embeds the shop can hear too. */
export class WindowAuthErrorChannel implements AuthErrorChannel {
  constructor(private readonly window: EventTarget) {}

  report(): void {
    this.window.dispatchEvent(new CustomEvent(eventName));
  }

  onAuthError(listener: () => void): Cancel {
    // A listener of its own each time: an EventTarget keeps the same function only once.
    const heard = () => listener();
    this.window.addEventListener(eventName, heard);
    return () => this.window.removeEventListener(eventName, heard);
  }
}
