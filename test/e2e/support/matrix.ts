/** `npm run test:matrix` asks for every product of states, looks, devices and engines. */
export const isMatrix = process.env.ALL_STATES !== undefined;

/** `npm test` takes the first, at every commit; the matrix takes all. */
export function firstOrAll<Item>(items: readonly Item[]): readonly Item[] {
  return isMatrix ? items : items.slice(0, 1);
}
