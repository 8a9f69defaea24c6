const combiningMarks = /\p{Mn}/gu;
/** Most texts have no accents, and to see that takes a fraction of taking them apart. */
const withoutAccents = /^[ -~\n]*$/;

/** Text in the form in which search compares it: without case and accents. */
export function foldText(text: string): string {
  if (withoutAccents.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** `Biryani & Rice` becomes `biryani-rice`: how a name stands in an address. */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
