export function isOutOfRange(pageParam: string | null, shownPage: number): boolean {
  const asked = Number(pageParam ?? shownPage);
  return !Number.isNaN(asked) && asked !== shownPage;
}
