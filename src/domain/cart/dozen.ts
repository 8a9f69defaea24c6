export interface DozenProgress {
  readonly count: number;
  /** The next full dozen: 12, 24, … for a dozen of 12. */
  readonly of: number;
  /** How many pieces of this dozen there are, from 1 to its size. */
  readonly filled: number;
}

/** Says how much of a dozen `count` pieces fill. The next dozen begins with the first piece after a full one. */
export function dozenProgress(count: number, size: number): DozenProgress | undefined {
  if (count < 1) return undefined;
  const of = Math.ceil(count / size) * size;
  return { count, of, filled: count - (of - size) };
}
