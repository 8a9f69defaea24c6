import type { Clock } from '../shared/ports';
import type { CheckoutIntentRepository } from './ports';

/** After this many ms nobody remembers having pressed Checkout. */
export const intentLifetime = 30 * 60 * 1000;

/** That a guest pressed Checkout: after sign-in the cart opens and checkout starts by itself. */
export class CheckoutIntent {
  constructor(
    private readonly intents: CheckoutIntentRepository,
    private readonly clock: Clock,
  ) {}

  note(): void {
    this.intents.save(this.clock.now());
  }

  forget(): void {
    this.intents.clear();
  }

  /** Whether checkout should start now; true at most once. */
  take(): boolean {
    const notedAt = this.intents.load();
    this.intents.clear();
    if (!notedAt) return false;
    const age = this.clock.now().getTime() - notedAt.getTime();
    return age >= 0 && age < intentLifetime;
  }
}
