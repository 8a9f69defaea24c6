/** Keyboards and other programs write these signs in place of the one that a rule knows. */
const apostrophes = /[`\u2018\u2019\u201b\u02b9-\u02bd\u02c8\u2032\u00b4\u05f3\ua78c\u055a]/g;
const dashes = /[\p{Pd}\u2212\u02d7\u2043]/gu;
/** The normal form writes a half as `1`, this stroke and `2`. */
const strokes = /[\u2044\u2215]/g;
const spaces = /[\s\u2800]+/g;
/** Marks of direction, joiners and the like, which a copied text brings along. A line break is no such mark. */
const invisible = /[\p{Cf}\p{DI}]/gu;
const brackets = /[\p{Ps}\p{Pe}]/gu;
const dots = /[./\u00b7\u2022\u2027\u2219\u22c5\u3002\u30fb\u05f4]/g;

/** Most texts are plain, and this test is much faster than normalizing. */
const plainAlready = /^[ -_a-~\n]*$/;

/**
 * Replaces compatibility forms by plain letters and digits, keeps one kind of dash and apostrophe, and removes what is
 * invisible. Every rule for typed text begins with it, and so does the search.
 */
export function plainSigns(text: string): string {
  if (plainAlready.test(text)) return text;
  // The normal form takes some apostrophes apart, and makes others.
  const plain = text.replaceAll(apostrophes, "'").normalize('NFKC').replaceAll(invisible, '');
  return plain.replaceAll(apostrophes, "'").replaceAll(dashes, '-').replaceAll(strokes, '/');
}

const digitsOfOtherScripts = /(?![0-9])\p{Nd}/gu;

/**
 * A keyboard in Hindi or Arabic has its own digits, in each script in order from zero to nine. One in Japanese writes the
 * long sound mark for a dash.
 */
function plainDigits(text: string): string {
  const digits = text.replaceAll(digitsOfOtherScripts, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((point - zero) % 10);
  });
  return digits.replaceAll('\u30fc', '-');
}

/** Returns what a person typed or pasted in plain signs, with single blanks, and without blanks at its ends. */
export function plainText(typed: string): string {
  return plainSigns(typed).replaceAll(spaces, ' ').trim();
}

/** Keeps every sign that could make another number of it, as in `1.5` or `-2`. */
export function typedNumber(typed: string): string {
  return plainDigits(plainText(typed));
}

/** Removes the dashes, spaces, brackets and dots that only make a code readable. Rules compare codes in this form. */
export function typedCode(typed: string): string {
  return typedNumber(typed).replaceAll(/[ -]/g, '').replaceAll(brackets, '').replaceAll(dots, '');
}

/** No postal code has more signs. */
const maxCodeLength = 20;

/**
 * Reads a code in which blanks and dashes may be part of its form, as in `75201-1234` or `LS1 4AP`. They may be left out,
 * where `pattern` has one place for them. It returns undefined if no reading fits `pattern`, which ignores case.
 */
export function typedCodeLike(typed: string, pattern: string): string | undefined {
  const rule = new RegExp(`^(?:${pattern})$`, 'iu');
  const plain = typedNumber(typed).replaceAll(brackets, '').replaceAll(dots, '').toUpperCase();
  const closed = plain.replaceAll(' ', '');
  const written = [plain, closed, plain.replaceAll(' ', '-'), plain.replaceAll('-', ' ')];
  const right = written.find((code) => rule.test(code));
  if (right !== undefined) return right;
  // A pasted page would be tried at every place.
  if (closed.length > maxCodeLength) return undefined;
  const split = closed
    .split('')
    .flatMap((_sign, at) => ['-', ' '].map((sign) => closed.slice(0, at) + sign + closed.slice(at)));
  const fitting = split.filter((code) => rule.test(code));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Cleans an id from a link. Blanks and invisible marks come from the text that it was copied from. */
export function idInLink(written: string | null): string {
  return (written ?? '').replaceAll(invisible, '').trim();
}
