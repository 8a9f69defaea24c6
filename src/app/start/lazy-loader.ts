import type { Container, ContainerModule } from 'inversify';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { PropsOf } from '../../ui/lazy-components';
import { LazyFallback, useLazyFallback } from '../../ui/lazy-fallback';
import { LoadFailure } from '../../ui/load-failure';

export type LoadModule = () => Promise<ContainerModule>;

/**
 * The component that `Module` exports as `Name`. Its props are read from there only where it is rendered, because a
 * lazy component may render others, and itself through them.
 */
export interface LazyComponent<Module, Name extends keyof Module> {
  (props: PropsOf<Module[Name]>): ReactNode;
  /** Resolves to whether it is loaded. It never rejects, because a failure shows when the component is needed. */
  readonly preload: () => Promise<boolean>;
}

export class LazyLoader {
  private readonly loadedModules = new Set<ContainerModule>();

  constructor(
    private readonly container: Container,
    /** The loader asks before each load. Firefox up to ESR 153 never fetches a module again after a failure. */
    private readonly canFetch: () => boolean,
    private readonly onLoadFailure: (component: string) => void,
  ) {}

  lazy<Module, Name extends keyof Module & string>(
    load: () => Promise<Module>,
    name: Name,
    ...modules: readonly LoadModule[]
  ): LazyComponent<Module, Name> {
    type Props = PropsOf<Module[Name]>;
    let loading: Promise<ComponentType<Props>> | undefined;
    let loaded: ComponentType<Props> | undefined;
    const loadOnce = async () => {
      if (!this.canFetch()) throw new Error('There is no network.');
      const [{ [name]: component }, ...needed] = await Promise.all([load(), ...modules.map((module) => module())]);
      if (!isComponent<Props>(component)) throw new Error(`${name} is not a component.`);
      this.bind(needed);
      loaded = component;
      return component;
    };
    const fail = (cause: unknown) => {
      loading = undefined;
      this.onLoadFailure(name);
      throw new LoadFailure(`${name} cannot be loaded`, { cause });
    };
    const start = () => (loading ??= loadOnce().catch(fail));
    // React's Suspense is left out, because it delays the loaded content by up to 300 ms.
    function Lazy(props: Props) {
      const fallback = useLazyFallback();
      const [shown, setShown] = useState({ type: loaded });
      const [failure, setFailure] = useState<{ readonly reason: unknown }>();
      useEffect(() => {
        if (shown.type) return;
        start().then(
          (type) => setShown({ type }),
          (reason: unknown) => setFailure({ reason }),
        );
      }, [shown]);
      if (failure) throw failure.reason;
      if (!shown.type) return fallback;
      // The fallback is the page's. A lazy component inside the page shows nothing while it loads.
      return createElement(LazyFallback, { value: null }, createElement(shown.type, props));
    }
    const preload = () =>
      start().then(
        () => true,
        () => false,
      );
    return Object.assign(Lazy, { preload });
  }

  private bind(needed: readonly ContainerModule[]): void {
    for (const module of needed) {
      if (this.loadedModules.has(module)) continue;
      this.container.load(module);
      this.loadedModules.add(module);
    }
  }
}

/** The compiler has checked the props where the component is rendered. `observer` makes an object of a function. */
function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
