import { useEffect, useState } from 'react';
import { requiredContext } from './required-context';

type ClassOf<T, Needs extends unknown[]> = new (...needs: Needs) => T;

export type Resolve = <T, Needs extends unknown[]>(type: ClassOf<T, Needs>) => T;

type LoadNeeds<T> = T extends { load(...needs: infer Needs): unknown } ? Needs : [];

const [Provider, useResolve] = requiredContext<Resolve>('useViewModel');
export { Provider as ViewModelProvider };

const owners = new WeakMap<object, number>();

/**
 * Resolves the view-model and owns its life: `load` when the component appears, `dispose` and `load` again when a need
 * changes, and `dispose` when its last owner goes.
 */
export function useViewModel<T extends object, Needs extends unknown[]>(
  type: ClassOf<T, Needs>,
  ...needs: LoadNeeds<T>
): T {
  const viewModel = useShared(type);
  useEffect(() => {
    owners.set(viewModel, (owners.get(viewModel) ?? 0) + 1);
    if (hasLoad(viewModel)) void viewModel.load(...needs);
    return () => {
      const left = (owners.get(viewModel) ?? 1) - 1;
      owners.set(viewModel, left);
      if (left === 0 && hasDispose(viewModel)) viewModel.dispose();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `needs` is a new array in each render
  }, [viewModel, ...needs]);
  return viewModel;
}

/** Only resolves the view-model. Of a class that is bound with `single`, this is the one instance of the page. */
export function useShared<T extends object, Needs extends unknown[]>(type: ClassOf<T, Needs>): T {
  const resolve = useResolve();
  const [viewModel] = useState(() => resolve(type));
  return viewModel;
}

function hasLoad(viewModel: object): viewModel is { load(...needs: readonly unknown[]): unknown } {
  return 'load' in viewModel;
}

function hasDispose(viewModel: object): viewModel is { dispose(): void } {
  return 'dispose' in viewModel;
}
