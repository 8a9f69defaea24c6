const memory = new Map<string, unknown>();

/** What a test found out, for later tests of this process. */
export function remembered<Value>(name: string) {
  return {
    read: (): Value | undefined => memory.get(name) as Value | undefined,
    write: (value: Value): void => void memory.set(name, value),
  };
}
