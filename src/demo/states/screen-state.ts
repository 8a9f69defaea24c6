/** What a visitor does, by accessible names; `{item}` is the first item of the menu. */
export type DemoStep = { readonly press: string } | { readonly fill: string; readonly with: string };

/** A state of a screen, dialog or message that is worth looking at. */
export interface ScreenState {
  readonly name: string;
  /** What it is a state of: a lazy component of the ui. */
  readonly of: string;
  /** Where it is; `ORDER-20481` is the sample order with that number. */
  readonly path: string;
  readonly scenario?: string;
  readonly customer?: 'google';
  /** How many items of the menu are in the cart; 0 by default. */
  readonly inCart?: number;
  readonly steps?: readonly DemoStep[];
  /** A text that it shows. */
  readonly shows: string;
  /** The device, if the state exists on only one. */
  readonly device?: 'phone' | 'desktop';
}

export interface StatesOfFeature {
  readonly feature: string;
  readonly states: readonly ScreenState[];
}

export const press = (name: string): DemoStep => ({ press: name });

/** On the menu of a phone, where allergens are in the Filters sheet. */
export const avoidWheat: readonly DemoStep[] = [press('Filters'), press('Wheat'), press('Show ')];

/** Signed in as the demo customer. */
export const customer = 'google' as const;
