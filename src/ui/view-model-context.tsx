import { createContext, useContext, useState } from 'react';

/** How a screen gets its view-model, without knowing what makes it. */
export type Resolve = <T>(type: new (...deps: any[]) => T) => T;

const Context = createContext<Resolve | undefined>(undefined);
export const ViewModelProvider = Context.Provider;

/** The view-model of a type; one for the life of the component unless the app keeps a single one. */
export function useViewModel<T>(type: new (...deps: any[]) => T): T {
  const resolve = useContext(Context);
  if (!resolve) throw new Error('useViewModel needs a <ViewModelProvider> above it');
  const [viewModel] = useState(() => resolve(type));
  return viewModel;
}
