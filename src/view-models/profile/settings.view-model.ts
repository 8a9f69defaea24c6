import { makeAutoObservable } from 'mobx';

/** Asking to have the account deleted: nothing is deleted here, the support does it. */
export class SettingsViewModel {
  deletion: 'no' | 'asked' | 'explained' = 'no';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  askToDelete(): void {
    this.deletion = 'asked';
  }

  keepAccount(): void {
    this.deletion = 'no';
  }

  confirmDeletion(): void {
    this.deletion = 'explained';
  }
}
