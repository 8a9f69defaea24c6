const combiningMarks = /\p{Mn}/gu;
/** Most texts are plain, and this test is much faster than normalizing. */
const ascii = /^[ -~\n]*$/;

export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

export function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
