import type { ComponentType } from 'react';
import { requiredContext } from './required-context';

/**
 * The type of the table of lazy components. The ui imports nothing of the app, so `app/feature-table.ts` declares its
 * table in here, and each component's props are those that it takes in its own file.
 *
 * @public `app/feature-table.ts` adds to it.
 */
export interface Registered {}

type Table = Registered extends { readonly table: infer Found } ? Found : never;

type LazyTable = { readonly [Name in keyof Table]: ComponentType<PropsOf<Table[Name]>> };

/** A component that takes no props has no parameter, which the compiler infers as unknown. */
export type PropsOf<Component> = Component extends (props: infer Props) => void
  ? unknown extends Props
    ? object
    : Props
  : never;

export interface Additions {
  readonly Top: ComponentType;
  readonly pages: Readonly<Record<string, ComponentType>>;
}

export type LazyComponents = LazyTable & {
  readonly additions: Additions | undefined;
  /** It never rejects, because a failure shows when the component is needed. */
  readonly preload: (name: keyof LazyTable) => Promise<unknown>;
};

export const [LazyComponentsProvider, useLazyComponents] = requiredContext<LazyComponents>('useLazyComponents');
