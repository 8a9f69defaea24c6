/** Whether the query param `page` asks for a page other than the nearest one, which is shown. Ignores non-numbers. */
export function isOutOfRange(pageParam: string | null, shownPage: number): boolean {
  const asked = Number(pageParam ?? shownPage);
  return !Number.isNaN(asked) && asked !== shownPage;
}
