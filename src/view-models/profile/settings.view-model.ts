import { makeAutoObservable } from 'mobx';

/** The app deletes no account: support does it on request. */
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
