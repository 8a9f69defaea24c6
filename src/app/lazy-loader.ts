import type { Container, ContainerModule } from 'inversify';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useLazyFallback } from '../ui/lazy-components';

/** A component and the bindings it needs. */
interface Part<Props> {
  readonly component: ComponentType<Props>;
  readonly modules: readonly ContainerModule[];
}
type LoadPart<Props> = () => Promise<{ readonly part: Part<Props> }>;

/** Turns part loaders into components that load when first shown, each container module once. */
export class LazyLoader {
  private readonly loadedModules = new Set<ContainerModule>();
  private readonly starts = new Map<string, () => Promise<unknown>>();
  private readonly failed = new Set<() => void>();

  constructor(
    private readonly container: Container,
    private readonly onLoadFailure: () => void,
  ) {}

  /** A component that loads itself, together with the bindings it needs. */
  part<Props extends object>(name: string, loadPart: LoadPart<Props>): ComponentType<Props> {
    let loading: Promise<ComponentType<Props>> | undefined;
    let loaded: ComponentType<Props> | undefined;
    const forget = () => (loading = undefined);
    const load = async () => {
      try {
        return (loaded = this.bound((await loadPart()).part));
      } catch (failure) {
        this.failed.add(forget);
        this.onLoadFailure();
        throw failure;
      }
    };
    const start = () => (loading ??= load());
    this.starts.set(name, start);
    // Not by suspending: React would hold back what arrives for up to 300 ms.
    return function Part(props: Props) {
      const meanwhile = useLazyFallback();
      const [arrived, setArrived] = useState({ type: loaded });
      const [failure, setFailure] = useState<{ readonly reason: unknown }>();
      useEffect(() => {
        if (arrived.type) return undefined;
        let isWanted = true;
        start().then(
          (type) => isWanted && setArrived({ type }),
          (reason: unknown) => isWanted && setFailure({ reason }),
        );
        return () => void (isWanted = false);
      }, [arrived]);
      if (failure) throw failure.reason;
      return arrived.type ? createElement(arrived.type, props) : meanwhile;
    };
  }

  /** Loads a part ahead. A failure shows when the part is wanted, not before. */
  async ready(name: string): Promise<void> {
    await this.starts
      .get(name)?.()
      .catch(() => this.forgetFailures());
  }

  /** Lets failed parts be loaded again. */
  forgetFailures(): void {
    for (const forget of this.failed) forget();
    this.failed.clear();
  }

  private bound<Props>({ component, modules }: Part<Props>): ComponentType<Props> {
    for (const module of modules.filter((wanted) => !this.loadedModules.has(wanted))) {
      this.loadedModules.add(module);
      this.container.load(module);
    }
    return component;
  }
}
