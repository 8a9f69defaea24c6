import type { Browser } from '../shared/ports';
import type { DepartureRepository } from './ports';

/** Leaves for a payment page, and remembers which: Back may come from it. */
export class GoToPayment {
  constructor(
    private readonly departures: Pick<DepartureRepository, 'save'>,
    private readonly browser: Pick<Browser, 'leaveFor'>,
  ) {}

  /** `checkoutUrl` is already checked. */
  execute(checkoutUrl: string): void {
    this.departures.save(checkoutUrl);
    this.browser.leaveFor(checkoutUrl);
  }
}
