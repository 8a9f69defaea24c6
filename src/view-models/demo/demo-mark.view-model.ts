import { makeAutoObservable } from 'mobx';

/** The mark on every page of a demo. What it opens is loaded when it is wanted. */
export class DemoMarkViewModel {
  wanted = false;
  pressed = false;

  constructor(private readonly preferences: () => { readonly open: boolean; readonly theme: string }) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Controls that stayed open, a theme that was chosen and a link to a scenario ask by themselves. */
  arrive(search: string): void {
    const { open, theme } = this.preferences();
    if (open || theme !== '' || new URLSearchParams(search).has('demo')) this.wanted = true;
  }

  press(): void {
    this.pressed = true;
    this.wanted = true;
  }
}
