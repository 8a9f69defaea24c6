import type { BackForwardRestore, Cancel } from '../../domain/shared/ports';

/** A sign-in started in this tab ends once the tab opens another page of the shop. */
export class SignInJourneyViewModel {
  private stopListening: Cancel | undefined;

  constructor(
    private readonly end: () => void,
    private readonly backForwardRestore: BackForwardRestore,
  ) {}

  load(): void {
    this.end();
    this.stopListening ??= this.backForwardRestore.onReturn(this.end);
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }
}
