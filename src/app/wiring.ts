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
  readonly add: AddClass;
  readonly single: AddClass;
  readonly make: AddMade;
  readonly makeSingle: AddMade;
  readonly alias: <T>(service: ServiceIdentifier<T>, of: ServiceIdentifier<T>) => void;
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
      add: (type, needs) => void make(type, construct(type), needs),
      single: (type, needs) => void make(type, construct(type), needs).inSingletonScope(),
      make: (service, by, needs) => void make(service, by, needs),
      makeSingle: (service, by, needs) => void make(service, by, needs).inSingletonScope(),
      alias: (service, of) => bind(service).toService(of),
      value: (service, value) => void bind(service).toConstantValue(value),
    });
  });
}

export function construct<T, Needs extends unknown[]>(type: ClassOf<T, Needs>) {
  return (...needs: Needs): T => new type(...needs);
}
