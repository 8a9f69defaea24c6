import type { Container, ContainerModule } from 'inversify';
import { createElement, use, type ComponentType } from 'react';

type LoadComponent = () => Promise<ComponentType>;
type LoadModule = () => Promise<ContainerModule>;

/** Turns part loaders into components that load when first shown, each container module once. */
export class PartLoader {
  private readonly loadedModules = new Set<ContainerModule>();
  private readonly starts = new Map<string, () => Promise<ComponentType>>();
  private readonly failed = new Set<() => void>();

  constructor(
    private readonly container: Container,
    private readonly onLoadFailure: () => void,
  ) {}

  /** A component that is loaded together with the bindings it needs. */
  part(name: string, component: LoadComponent, ...modules: readonly LoadModule[]): ComponentType {
    let loading: Promise<ComponentType> | undefined;
    const forget = () => (loading = undefined);
    const start = () => {
      loading ??= this.load(component, modules).catch((failure: unknown) => {
        this.failed.add(forget);
        this.onLoadFailure();
        throw failure;
      });
      return loading;
    };
    this.starts.set(name, start);
    return function Part() {
      return createElement(use(start()));
    };
  }

  preload(name: string): void {
    // A failure shows when the part is wanted, not before.
    this.starts
      .get(name)?.()
      .catch(() => this.forgetFailures());
  }

  /** Lets failed parts be loaded again. Not sooner than their failure was shown: React asks for the same promise twice. */
  forgetFailures(): void {
    for (const forget of this.failed) forget();
    this.failed.clear();
  }

  private async load(component: LoadComponent, modules: readonly LoadModule[]): Promise<ComponentType> {
    const [type, ...bindings] = await Promise.all([component(), ...modules.map((load) => load())]);
    for (const module of bindings.filter((wanted) => !this.loadedModules.has(wanted))) {
      this.loadedModules.add(module);
      this.container.load(module);
    }
    return type;
  }
}
