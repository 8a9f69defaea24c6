/**
 * What Inversify uses of the package reflect-metadata in a shop without decorators: a counter for its modules and
 * bindings. The package is 2 KiB more.
 */
const stored = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object) => stored.get(target)?.get(key),
  defineMetadata(key: unknown, value: unknown, target: object) {
    const values = stored.get(target) ?? new Map<unknown, unknown>();
    stored.set(target, values.set(key, value));
  },
});

export {};
