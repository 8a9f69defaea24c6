/** A phone opens a downloaded calendar file at once. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
