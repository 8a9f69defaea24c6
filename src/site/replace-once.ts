/** Puts a text in the place of a marker. Throws if there is none, because the text would be left out silently. */
export function replaceOnce(file: string, content: string, marker: string | RegExp, text: string): string {
  const isThere = typeof marker === 'string' ? content.includes(marker) : marker.test(content);
  if (!isThere) throw new Error(`${file} has no ${marker}.`);
  return content.replace(marker, () => text);
}
