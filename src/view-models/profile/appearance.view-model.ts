import { makeAutoObservable } from 'mobx';
import type { Appearance } from '../../domain/shop/appearance';
import type { AppearanceRepository } from '../../domain/shop/ports';

export class AppearanceViewModel {
  choice: Appearance | undefined = undefined;

  constructor(private readonly repository: AppearanceRepository) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.choice = this.repository.load();
  }

  choose(choice: Appearance): void {
    this.choice = choice;
    this.repository.save(choice);
  }
}
