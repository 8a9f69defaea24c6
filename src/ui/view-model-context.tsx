import { createContext, useContext, useState } from 'react';

/** `never`: any constructor fits, whatever it needs. */
type ClassOf<T> = new (...deps: never[]) => T;

/** Gets a view-model by its class. */
export type Resolve = <T>(type: ClassOf<T>) => T;

const Context = createContext<Resolve | undefined>(undefined);
export const ViewModelProvider = Context.Provider;

/** The view-model of a class. It lives as long as the component unless the app shares one instance. */
export function useViewModel<T>(type: ClassOf<T>): T {
  const resolve = useContext(Context);
  if (!resolve) throw new Error('useViewModel needs a <ViewModelProvider> above it');
  const [viewModel] = useState(() => resolve(type));
  return viewModel;
}
