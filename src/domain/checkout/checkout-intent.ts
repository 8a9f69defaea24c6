import type { Clock } from '../shared/ports';
import type { CheckoutIntentRepository } from './ports';

const intentLifetime = 30 * 60 * 1000;

/**
 * Remembers that a guest, or a customer whose session has ended, wants to check out and must sign in first. After the
 * sign-in, the checkout opens.
 */
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

  consume(): boolean {
    const notedAt = this.intents.load();
    this.intents.clear();
    if (!notedAt) return false;
    const age = this.clock.now().getTime() - notedAt.getTime();
    // A clock that was set back by minutes makes the press no older.
    return Math.abs(age) < intentLifetime;
  }
}
