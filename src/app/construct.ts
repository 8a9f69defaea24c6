/** A class as a factory for Inversify's `toResolvedValue`; wrong dependencies are a compile error. */
export function construct<Deps extends unknown[], T>(type: new (...deps: Deps) => T) {
  return (...deps: Deps): T => new type(...deps);
}
