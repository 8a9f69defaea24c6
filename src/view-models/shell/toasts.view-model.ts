import { makeAutoObservable } from 'mobx';
import type { Cancel, Timers } from '../../domain/shared/ports';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** A name within the text. It is isolated, so that a right-to-left name does not reorder the rest. */
  readonly name?: string | undefined;
  readonly detail?: string | undefined;
  readonly urgent: boolean;
  readonly about?: 'session' | undefined;
  /** A toast that has no period stays until it is dismissed. */
  readonly period?: number | undefined;
  /** The default is true: another customer must not read it. It is false for a toast on the device's cart or the app. */
  readonly isPersonal: boolean;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** Long enough to read two sentences. */
export const toastPeriod = 8000;

/** Long enough for a screen reader to notice, short enough not to be read again in the next dialog. */
const announcementPeriod = 1000;

export type NewToast = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

export class ToastsViewModel {
  toasts: readonly Toast[] = [];
  announcement = '';
  private nextId = 1;
  private cancelClearing: Cancel | undefined;
  private readonly running = new Map<number, Cancel>();

  constructor(private readonly timers: Timers) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  show({ urgent = false, isPersonal = true, actions = [], ...told }: NewToast): number {
    const toast: Toast = { ...told, id: this.nextId++, urgent, isPersonal, actions };
    this.toasts = [...this.toasts, toast];
    this.release(toast.id);
    return toast.id;
  }

  announce(text: string): void {
    // A screen reader repeats a text only if the text node changes.
    this.announcement = text === this.announcement ? `${text}\u00a0` : text;
    this.cancelClearing?.();
    this.cancelClearing = this.timers.after(announcementPeriod, () => this.clearAnnouncement());
  }

  private clearAnnouncement(): void {
    this.announcement = '';
  }

  dismiss(id: number): void {
    this.hold(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  dismissPersonal(): void {
    for (const { id, isPersonal } of this.toasts) if (isPersonal) this.dismiss(id);
  }

  /** A toast that is pointed at or has the focus stays. Its whole period begins again with `release`. */
  hold(id: number): void {
    this.running.get(id)?.();
    this.running.delete(id);
  }

  release(id: number): void {
    const period = this.toasts.find((toast) => toast.id === id)?.period;
    if (period !== undefined && !this.running.has(id))
      this.running.set(
        id,
        this.timers.after(period, () => this.dismiss(id)),
      );
  }
}
