import type { BackForwardRestore, Cancel } from '../../domain/shared/ports';

/** Ends a sign-in that was started in this tab once another page of the shop is opened there. */
export class SignInJourneyViewModel {
  constructor(
    private readonly end: () => void,
    private readonly backForwardRestore: BackForwardRestore,
  ) {}

  /** A page that the browser restores on Back is opened too. */
  watch(): Cancel {
    this.end();
    return this.backForwardRestore.onReturn(this.end);
  }
}
