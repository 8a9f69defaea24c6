import { useState } from 'react';
import { requiredContext } from './required-context';

/** `never`: any constructor fits, whatever it needs. */
type ClassOf<T> = new (...deps: never[]) => T;

/** Gets a view-model by its class. */
export type Resolve = <T>(type: ClassOf<T>) => T;

const [Provider, useResolve] = requiredContext<Resolve>('useViewModel');
export { Provider as ViewModelProvider };

/** The view-model of a class. It lives as long as the component unless the app shares one instance. */
export function useViewModel<T>(type: ClassOf<T>): T {
  const resolve = useResolve();
  const [viewModel] = useState(() => resolve(type));
  return viewModel;
}
