import { makeAutoObservable } from 'mobx';

export class DemoMarkViewModel {
  wanted = false;
  pressed = false;

  constructor(private readonly preferences: () => { readonly open: boolean; readonly theme: string }) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(search: string): void {
    const { open, theme } = this.preferences();
    if (open || theme !== '' || new URLSearchParams(search).has('demo')) this.wanted = true;
  }

  press(): void {
    this.pressed = true;
    this.wanted = true;
  }
}
