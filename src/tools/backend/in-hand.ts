import { networkOf } from './limits';

/** Limits how many requests of one network are in hand at once. */
export class InHand {
  private readonly counts = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** Returns false if the network has too many already. `onOver` gets the function to call when this request is over. */
  begin(ip: string, onOver: (over: () => void) => void): boolean {
    const from = networkOf(ip);
    const count = this.counts.get(from) ?? 0;
    if (count >= this.max) return false;
    this.counts.set(from, count + 1);
    onOver(() => {
      const left = (this.counts.get(from) ?? 0) - 1;
      if (left > 0) this.counts.set(from, left);
      else this.counts.delete(from);
    });
    return true;
  }
}
