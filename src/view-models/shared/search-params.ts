/** The search part of a URL, with its question mark. It is empty without parameters. */
export function searchOf(parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters).toString();
  return search && `?${search}`;
}

/** Says whether a URL asks for another page than the shown one, so that the URL is corrected. A text is no page. */
export function isOutOfRange(pageParam: string | null, shownPage: number): boolean {
  const asked = Number(pageParam ?? shownPage);
  return !Number.isNaN(asked) && asked !== shownPage;
}
