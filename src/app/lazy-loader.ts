import type { Container, ContainerModule } from 'inversify';
import { createElement, useEffect, useState, type ComponentType, type FunctionComponent } from 'react';
import { useLazyFallback } from '../ui/lazy-fallback';
import { LoadFailure } from '../ui/load-failure';

/** A component and the bindings it needs. */
interface Feature<Props> {
  readonly component: ComponentType<Props>;
  readonly modules: readonly ContainerModule[];
}

type Loaded<Props> = Feature<Props> | ComponentType<Props>;

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Never rejects: a failure shows when the component is needed, not before. */
  readonly preload: () => Promise<void>;
};

/** Makes components that load when first shown. Each container module is loaded once. */
export class LazyLoader {
  private readonly loadedModules = new Set<ContainerModule>();

  constructor(
    private readonly container: Container,
    private readonly onLoadFailure: () => void,
  ) {}

  /** `name` is the export of the loaded file: a feature, or a component that needs no bindings. */
  lazy<Name extends string, Props extends object>(
    load: () => Promise<Readonly<Record<NoInfer<Name>, Loaded<Props>>>>,
    name: Name,
  ): LazyComponent<Props> {
    let loading: Promise<ComponentType<Props>> | undefined;
    let loaded: ComponentType<Props> | undefined;
    const loadOnce = async () => {
      try {
        return (loaded = this.bound((await load())[name]));
      } catch (cause) {
        // The next time that the component is shown, it is loaded again.
        loading = undefined;
        this.onLoadFailure();
        throw new LoadFailure(`${name} cannot be loaded`, { cause });
      }
    };
    const start = () => (loading ??= loadOnce());
    // Does not suspend, because React would then delay the loaded content by up to 300 ms.
    function Lazy(props: Props) {
      const fallback = useLazyFallback();
      const [shown, setShown] = useState({ type: loaded });
      const [failure, setFailure] = useState<{ readonly reason: unknown }>();
      useEffect(() => {
        if (shown.type) return undefined;
        let isMounted = true;
        start().then(
          (type) => isMounted && setShown({ type }),
          (reason: unknown) => isMounted && setFailure({ reason }),
        );
        return () => void (isMounted = false);
      }, [shown]);
      if (failure) throw failure.reason;
      return shown.type ? createElement(shown.type, props) : fallback;
    }
    const preload = async () => {
      await start().catch(() => undefined);
    };
    return Object.assign(Lazy, { preload });
  }

  private bound<Props>(loaded: Loaded<Props>): ComponentType<Props> {
    if (!('modules' in loaded)) return loaded;
    for (const module of loaded.modules.filter((wanted) => !this.loadedModules.has(wanted))) {
      this.container.load(module);
      this.loadedModules.add(module);
    }
    return loaded.component;
  }
}
