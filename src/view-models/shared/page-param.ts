/** Whether the query param `page` asks for another page than the nearest one, which is shown. Ignores what is no number. */
export function isOutOfRange(pageParam: string | null, shownPage: number): boolean {
  const asked = Number(pageParam ?? shownPage);
  return !Number.isNaN(asked) && asked !== shownPage;
}
