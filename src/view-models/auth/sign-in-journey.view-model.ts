import type { BackForwardRestore, Cancel } from '../../domain/shared/ports';

/** A sign-in that was started in this tab ends when the tab shows any page of the shop but the callback. */
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
