import { totalItems, type CartChange } from '../../domain/cart/cart';
import { undoPeriod, type UndoRemove } from '../../domain/cart/undo';
import type { NewToast, ToastsViewModel } from '../shell/toasts.view-model';

interface Removal {
  readonly change: CartChange;
  readonly undo: UndoRemove;
  readonly text: string;
  readonly name: string | undefined;
}

/** One toast undoes all removals that were made while it showed. */
export class UndoRemovals {
  private offered: readonly Removal[] = [];
  private toast: number | undefined;

  constructor(
    private readonly toasts: ToastsViewModel,
    private readonly takeBack: (undo: CartChange, change: CartChange) => void,
  ) {}

  async offer(removal: Removal, stored: Promise<boolean>): Promise<void> {
    this.show([...this.undoable(), removal]);
    if (!(await stored)) this.show(this.undoable().filter((other) => other !== removal));
  }

  forget(): void {
    this.show([]);
  }

  private undoable(): readonly Removal[] {
    return this.toasts.toasts.some(({ id }) => id === this.toast) ? this.offered : [];
  }

  private show(removals: readonly Removal[]): void {
    if (this.toast !== undefined) this.toasts.dismiss(this.toast);
    this.offered = removals;
    if (removals.length === 0) return;
    const run = () => {
      // In reverse order, so that the positions are right.
      for (const { undo, change } of removals.toReversed()) this.takeBack(undo, change);
      this.toasts.dismiss(id);
    };
    const actions = [{ label: 'Undo', run }];
    const id = this.toasts.show({ ...textOf(removals), period: undoPeriod, isPersonal: false, actions });
    this.toast = id;
  }
}

function textOf(removals: readonly Removal[]): NewToast {
  const [first, ...others] = removals;
  if (first && others.length === 0) return { text: first.text, name: first.name };
  const removed = removals.flatMap(({ undo }) => undo.items.map(({ item }) => item));
  return { text: `${totalItems(removed)} items removed` };
}
