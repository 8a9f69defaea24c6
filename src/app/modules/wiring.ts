import { ContainerModule, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify';

type ClassOf<T, Needs extends unknown[]> = new (...needs: Needs) => T;
type AddClass = <T, Needs extends unknown[]>(
  type: ClassOf<T, Needs>,
  needs: MapToResolvedValueInjectOptions<Needs>,
) => void;
type AddMade = <T, Needs extends unknown[]>(
  service: ServiceIdentifier<T>,
  make: (...needs: Needs) => T,
  needs: MapToResolvedValueInjectOptions<Needs>,
) => void;

/** The compiler checks `needs` against the constructor, or against the parameters of `make`. */
interface Wiring {
  /** Binds a class to itself. Each request makes a new object. */
  readonly add: AddClass;
  /** Binds a class to itself. Everybody gets the same object, which is made when it is first asked for. */
  readonly single: AddClass;
  /** Binds what a function makes. Each request makes a new one. */
  readonly make: AddMade;
  /** Binds what a function makes when it is first asked for. Everybody gets the same one. */
  readonly makeSingle: AddMade;
  /** Binds a service to what another service is bound to. */
  readonly alias: <T>(service: ServiceIdentifier<T>, of: ServiceIdentifier<T>) => void;
  /** Binds a value that exists already. */
  readonly value: <T>(service: ServiceIdentifier<T>, value: T) => void;
}

export function wire(register: (wiring: Wiring) => void): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const make = <T, Needs extends unknown[]>(
      service: ServiceIdentifier<T>,
      by: (...needs: Needs) => T,
      needs: MapToResolvedValueInjectOptions<Needs>,
    ) => bind(service).toResolvedValue(by, needs);
    register({
      add: (type, needs) => make(type, construct(type), needs),
      single: (type, needs) => make(type, construct(type), needs).inSingletonScope(),
      make: (service, by, needs) => make(service, by, needs),
      makeSingle: (service, by, needs) => make(service, by, needs).inSingletonScope(),
      alias: (service, of) => bind(service).toService(of),
      value: (service, value) => bind(service).toConstantValue(value),
    });
  });
}

export function construct<T, Needs extends unknown[]>(type: ClassOf<T, Needs>) {
  return (...needs: Needs): T => new type(...needs);
}

/** For `make` and `makeSingle` of a class that takes its collaborators by name, because it has many. */
export function byName<T, Needs extends object>(
  type: new (needs: Needs) => T,
  needs: { readonly [Name in keyof Needs]: ServiceIdentifier<Needs[Name]> },
): [make: (...values: unknown[]) => T, needs: ServiceIdentifier[]] {
  const names = Object.keys(needs);
  const make = (...values: unknown[]) => {
    const named: Needs = Object.assign({}, ...names.map((name, position) => ({ [name]: values[position] })));
    return new type(named);
  };
  return [make, Object.values<ServiceIdentifier>(needs)];
}
