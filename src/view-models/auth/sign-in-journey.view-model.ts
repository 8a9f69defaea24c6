import type { BackForwardRestore, Cancel } from '../../domain/shared/ports';

/** Ends a sign-in that was started in this tab once another page of the shop is opened there. */
export class SignInJourneyViewModel {
  private stopListening: Cancel | undefined;

  constructor(
    private readonly end: () => void,
    private readonly backForwardRestore: BackForwardRestore,
  ) {}

  /** A page that the browser restores on Back is opened too. */
  load(): void {
    this.end();
    this.stopListening ??= this.backForwardRestore.onReturn(this.end);
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }
}
