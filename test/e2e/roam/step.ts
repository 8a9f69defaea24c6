import type { Fault } from '../../../src/tools/mock-api/faults';

export interface ControlName {
  readonly role: string;
  readonly name: string;
  /** Its position among the controls with this role and name, from 0. */
  readonly nth: number;
}

/** A step of a walk, in a form in which it can be done again. */
export type Step =
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'press'; readonly control: ControlName; readonly by: 'pointer' | 'keyboard' }
  | { readonly kind: 'type'; readonly control: ControlName; readonly text: string }
  | { readonly kind: 'choose'; readonly control: ControlName; readonly option: number }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'fault'; readonly call: string; readonly fault: Fault }
  | { readonly kind: 'jump'; readonly seconds: number }
  | { readonly kind: 'resize'; readonly width: number; readonly height: number }
  | { readonly kind: 'plain'; readonly what: Plain };

export type Plain =
  | ('back' | 'forward' | 'reload' | 'new tab' | 'next tab' | 'close tab')
  | ('go offline' | 'go online' | 'heal' | 'translate');
