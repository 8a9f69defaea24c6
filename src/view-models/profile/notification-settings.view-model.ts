import { makeAutoObservable } from 'mobx';
import { defaultNotifications, type NotificationChoices } from '../../domain/profile/notifications';
import type { NotificationsRepository } from '../../domain/profile/ports';

export class NotificationSettingsViewModel {
  choices: NotificationChoices = defaultNotifications;

  constructor(private readonly repository: NotificationsRepository) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.choices = this.repository.load();
  }

  choose(name: keyof NotificationChoices, wanted: boolean): void {
    // Another tab may have changed the others.
    this.choices = { ...this.repository.load(), [name]: wanted };
    this.repository.save(this.choices);
  }
}
