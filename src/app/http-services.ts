import { HttpClient } from '../adapters/http/http-client';
import type { AuthErrorChannel, SessionRepository } from '../domain/auth/ports';
import type { Browser, Timers } from '../domain/shared/ports';
import type { Settings } from './settings';

/** One client per service: they may live on three hosts. */
export class HttpServices {
  readonly menu: HttpClient;
  readonly account: HttpClient;
  readonly order: HttpClient;

  constructor(
    settings: Settings,
    timers: Timers,
    sessions: SessionRepository,
    authErrorChannel: AuthErrorChannel,
    browser: Browser,
  ) {
    // fetch throws when it is called as a method of another object.
    const environment = {
      fetch: (input: string, init: RequestInit) => fetch(input, init),
      timers,
      sessions,
      authErrorChannel,
    };
    const clientOf = (baseUrl: string) => new HttpClient(baseUrl || browser.origin, environment);
    this.menu = clientOf(settings.menuApiUrl);
    this.account = clientOf(settings.authApiUrl);
    this.order = clientOf(settings.orderApiUrl);
  }
}
