import { makeAutoObservable, observable } from 'mobx';
import { withFavorite } from '../../domain/menu/favorites';
import type { FavoritesRepository } from '../../domain/menu/ports';
import type { Cancel } from '../../domain/shared/ports';

export class FavoritesViewModel {
  private readonly liked = observable.map<string, true>();
  private stopListening: Cancel | undefined;

  constructor(private readonly favorites: FavoritesRepository) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  has(productId: string): boolean {
    return this.liked.has(productId);
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.liked.keys());
  }

  load(): void {
    this.stopListening ??= this.favorites.onChange((ids) => this.show(ids));
    this.show(this.favorites.load());
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  toggle(productId: string): void {
    const ids = withFavorite(this.favorites.load(), productId, !this.has(productId));
    this.favorites.save(ids);
    this.show(ids);
  }

  private show(ids: ReadonlySet<string>): void {
    for (const id of this.liked.keys()) if (!ids.has(id)) this.liked.delete(id);
    for (const id of ids) this.liked.set(id, true);
  }
}
