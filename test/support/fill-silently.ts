/** As browsers and password managers may fill a control: without an event, and past React's own setter. */
export function fillSilently(control: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
}
