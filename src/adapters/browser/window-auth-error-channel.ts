import type { AuthErrorChannel } from '../../domain/auth/ports';
import type { Cancel } from '../../domain/shared/ports';

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
