/** A visitor's action, by accessible names; `{item}` is the first item of the menu. */
export type DemoStep = { readonly press: string } | { readonly fill: string; readonly with: string };

export interface ScreenState {
  readonly name: string;
  readonly of: string;
  /** `ORDER-20481` is the sample order with that number. */
  readonly path: string;
  readonly scenario?: string;
  readonly customer?: 'google';
  readonly inCart?: number;
  readonly steps?: readonly DemoStep[];
  readonly shows: string;
  readonly device?: 'phone' | 'desktop';
  readonly leavesByItself?: true;
}

export interface StatesOfFeature {
  readonly feature: string;
  readonly states: readonly ScreenState[];
}

export const press = (name: string): DemoStep => ({ press: name });

export const avoidWheat: readonly DemoStep[] = [press('Filters'), press('Wheat'), press('Show ')];

export const customer = 'google' as const;
