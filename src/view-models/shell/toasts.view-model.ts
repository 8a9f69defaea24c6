import { makeAutoObservable } from 'mobx';
import type { Cancel, Timers } from '../../domain/shared/ports';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Announced at once instead of politely. */
  readonly urgent: boolean;
  /** Undefined is about nothing in particular. */
  readonly about: 'session' | undefined;
  /** ms it stays; undefined stays until it is dismissed. */
  readonly period: number | undefined;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

export type NewToast = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

/** Short messages over the page. Each goes by itself, but never while somebody points at it or has focus in it. */
export class ToastsViewModel {
  toasts: readonly Toast[] = [];
  /** The last thing to tell a screen reader that no toast shows. */
  announcement = '';
  private nextId = 1;
  private readonly running = new Map<number, Cancel>();

  constructor(private readonly timers: Timers) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Returns the toast's id. */
  show({ text, urgent = false, about, period, actions = [] }: NewToast): number {
    const toast: Toast = { id: this.nextId++, text, urgent, about, period, actions };
    this.toasts = [...this.toasts, toast];
    this.release(toast.id);
    return toast.id;
  }

  announce(text: string): void {
    // A repeated sentence is only read again when the text node changes.
    this.announcement = text === this.announcement ? `${text}\u00a0` : text;
  }

  dismiss(id: number): void {
    this.hold(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  hold(id: number): void {
    this.running.get(id)?.();
    this.running.delete(id);
  }

  /** Its time starts anew; one that nobody held goes on as it was. */
  release(id: number): void {
    const period = this.toasts.find((toast) => toast.id === id)?.period;
    if (period !== undefined && !this.running.has(id))
      this.running.set(
        id,
        this.timers.after(period, () => this.dismiss(id)),
      );
  }
}
