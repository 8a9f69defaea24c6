import { plainSigns } from './plain-text';

const combiningMarks = /\p{Mn}/gu;
const ascii = /^[ -~\n]*$/;

/** No normal form takes these letters apart. People type the plain ones for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ȷ: 'j',
  ĸ: 'k',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ə: 'e',
  ɔ: 'o',
  ƙ: 'k',
  ƴ: 'y',
};
const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Makes texts comparable: case and accents are dropped, and each sign has one form. */
export function foldText(text: string): string {
  const plain = plainSigns(text);
  if (ascii.test(plain)) return plain.toLowerCase();
  const letters = plain.normalize('NFD').replace(combiningMarks, '').toLowerCase();
  return letters.replaceAll(lettersToReplace, (letter) => plainLetters[letter] ?? letter);
}

/** It stays as it is, even if `foldText` changes, because customers have stored links that were made with it. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(combiningMarks, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
