export interface DozenProgress {
  readonly count: number;
  /** The next full dozen: 12, 24, … for a dozen of 12. */
  readonly of: number;
  /** Of this dozen, from 1 to its size. */
  readonly filled: number;
}

/** How far `count` pieces are on the way to a full dozen. A full one is not begun again before a piece is added. */
export function dozenProgress(count: number, size: number): DozenProgress | undefined {
  if (count < 1) return undefined;
  const of = Math.ceil(count / size) * size;
  return { count, of, filled: count - (of - size) };
}
