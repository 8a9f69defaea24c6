import { makeAutoObservable, observableStruct } from 'mobx';
import { allergenWarning, type AllergenWarning } from '../../domain/menu/allergens';
import type { AvoidedAllergensRepository } from '../../domain/menu/ports';
import type { Product } from '../../domain/menu/product';
import type { Cancel } from '../../domain/shared/ports';
import type { ItemDetailsViewModel } from './item-details.view-model';
import type { MenuViewModel } from './menu.view-model';

export class AllergensViewModel {
  avoided: readonly string[] = [];
  private stopListening: Cancel | undefined;

  constructor(
    private readonly repository: AvoidedAllergensRepository,
    readonly menu: MenuViewModel,
    private readonly details: ItemDetailsViewModel,
  ) {
    // Compared by value, because each screen that opens reads the same names again.
    makeAutoObservable(this, { avoided: observableStruct }, { autoBind: true, deep: false });
  }

  load(): void {
    this.stopListening ??= this.repository.onChange((names) => this.show(names));
    this.show(this.repository.load());
    if (this.avoided.length > 0) void this.menu.loadOnce();
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  /** `change` gets what is stored, because another tab may have added to it. */
  change(change: (stored: readonly string[]) => readonly string[]): void {
    const names = change(this.repository.load());
    this.repository.save(names);
    this.show(names);
  }

  /** An item states nothing if it is not on today's menu or the menu cannot be read. */
  warningAbout(itemId: string): AllergenWarning | undefined {
    if (this.menu.state === 'loading') return undefined;
    const product = this.menu.byId.get(itemId);
    return product ? this.warningOf(product) : allergenWarning(undefined, this.avoided);
  }

  warningOf(product: Product): AllergenWarning | undefined {
    return allergenWarning(this.details.complete(product).allergens, this.avoided);
  }

  lookUp(product: Product | undefined): void {
    if (product && !product.allergens && this.avoided.length > 0) void this.details.ask(product);
  }

  private show(names: readonly string[]): void {
    this.avoided = names;
  }
}
