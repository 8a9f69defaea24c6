const memory = new Map<string, unknown>();

/** The results of a test that later tests of this process use. */
export function remembered<Value>(name: string) {
  return {
    read: (): Value | undefined => memory.get(name) as Value | undefined,
    write: (value: Value): void => void memory.set(name, value),
  };
}
