import { makeAutoObservable } from 'mobx';
import { defaultNotifications, type NotificationChoices } from '../../domain/profile/notifications';
import type { NotificationsRepository } from '../../domain/profile/ports';

/** What the customer wants to be told about. */
export class NotificationsViewModel {
  choices: NotificationChoices = defaultNotifications;

  constructor(private readonly kept: NotificationsRepository) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.choices = this.kept.load();
  }

  choose(name: keyof NotificationChoices, wanted: boolean): void {
    this.choices = { ...this.choices, [name]: wanted };
    this.kept.save(this.choices);
  }
}
