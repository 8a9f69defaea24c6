import type { CartChange } from '../../domain/cart/cart';
import { undoPeriod, type UndoRemove } from '../../domain/cart/undo';
import type { ToastsViewModel } from '../shell/toasts.view-model';

interface Removal {
  readonly change: CartChange;
  readonly undo: UndoRemove;
  /** What is said of it where it is the only one. */
  readonly text: string;
}

/** What was taken out of the cart a moment ago: one Undo takes all of it back. */
export class UndoRemovals {
  private offered: readonly Removal[] = [];
  private toast: number | undefined;

  constructor(
    private readonly toasts: ToastsViewModel,
    private readonly takeBack: (undo: CartChange, change: CartChange) => void,
  ) {}

  /** Offers to undo a removal together with those that can still be undone; one that is not `kept` needs no Undo. */
  async offer(removal: Removal, kept: Promise<boolean>): Promise<void> {
    this.show([...this.undoable(), removal]);
    if (!(await kept)) this.show(this.undoable().filter((other) => other !== removal));
  }

  private undoable(): readonly Removal[] {
    return this.toasts.toasts.some(({ id }) => id === this.toast) ? this.offered : [];
  }

  private show(removals: readonly Removal[]): void {
    if (this.toast !== undefined) this.toasts.dismiss(this.toast);
    this.offered = removals;
    if (removals.length === 0) return;
    const run = () => {
      // The last one first, so that each finds the places as it left them.
      for (const { undo, change } of removals.toReversed()) this.takeBack(undo, change);
      this.toasts.dismiss(id);
    };
    const id = this.toasts.show({ text: textOf(removals), period: undoPeriod, actions: [{ label: 'Undo', run }] });
    this.toast = id;
  }
}

function textOf(removals: readonly Removal[]): string {
  const [first, ...others] = removals;
  if (first && others.length === 0) return first.text;
  return `${removals.reduce((lines, { undo }) => lines + undo.items.length, 0)} items removed`;
}
