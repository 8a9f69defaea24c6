/** Replaces a marker by a text. Throws if the marker is missing, because the page would then lack the text without a sign. */
export function replaceOnce(file: string, content: string, marker: string | RegExp, text: string): string {
  const isThere = typeof marker === 'string' ? content.includes(marker) : marker.test(content);
  if (!isThere) throw new Error(`${file} has no ${marker}.`);
  return content.replace(marker, () => text);
}
