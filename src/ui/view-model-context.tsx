import { useState } from 'react';
import { requiredContext } from './required-context';

type ClassOf<T, Needs extends unknown[]> = new (...needs: Needs) => T;

/** Gets a view-model by its class. */
export type Resolve = <T, Needs extends unknown[]>(type: ClassOf<T, Needs>) => T;

const [Provider, useResolve] = requiredContext<Resolve>('useViewModel');
export { Provider as ViewModelProvider };

/** The view-model of a class. It lives as long as the component unless the app shares one instance. */
export function useViewModel<T, Needs extends unknown[]>(type: ClassOf<T, Needs>): T {
  const resolve = useResolve();
  const [viewModel] = useState(() => resolve(type));
  return viewModel;
}
