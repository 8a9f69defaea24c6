/** A class as the factory that Inversify calls with what it resolved; wrong dependencies are a compile error. */
export function construct<Deps extends unknown[], T>(type: new (...deps: Deps) => T) {
  return (...deps: Deps): T => new type(...deps);
}
