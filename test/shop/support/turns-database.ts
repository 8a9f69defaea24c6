/** As much of IndexedDB as counts the turns of a lock. */
export function turnsDatabase(values: Map<string, unknown>): Pick<IDBFactory, 'open'> {
  const asked = (result: unknown) => {
    const request = Object.assign(new EventTarget(), { result, error: null });
    setImmediate(() => request.dispatchEvent(new Event('success')));
    return request;
  };
  const store = {
    get: (key: string) => asked(values.get(key)),
    put: (value: unknown, key: string) => asked(values.set(key, value)),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  return { open: () => asked(database) as unknown as IDBOpenDBRequest };
}
