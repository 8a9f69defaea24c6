import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel, Installer } from '../../domain/shared/ports';

export class InstallHintViewModel {
  isOffered = false;
  private stopListening: Cancel | undefined;

  constructor(private readonly installer: Installer) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.isOffered = this.installer.canInstall();
    this.stopListening ??= this.installer.onChange(() =>
      runInAction(() => (this.isOffered = this.installer.canInstall())),
    );
  }

  install(): Promise<void> {
    return this.installer.install();
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }
}
