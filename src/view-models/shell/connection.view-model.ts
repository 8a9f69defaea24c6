import { makeAutoObservable } from 'mobx';
import type { Cancel, Connectivity } from '../../domain/shared/ports';

export class ConnectionViewModel {
  isOnline = true;
  private stopListening: Cancel | undefined;

  constructor(private readonly connectivity: Connectivity) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.show(this.connectivity.isOnline());
    this.stopListening ??= this.connectivity.onChange((isOnline) => this.show(isOnline));
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  private show(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
