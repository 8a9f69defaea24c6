import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordFinder } from '../../../src/domain/menu/typing-error';

const wordMeant = (typed: string, texts: readonly string[]) => wordFinder(texts)(typed);
const letters = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const longWords = fc.array(letters, { minLength: 6, maxLength: 12 }).map((word) => word.join(''));

describe('one typing error', () => {
  it.each([
    ['a missing letter', 'choclate'],
    ['a letter too many', 'chocollate'],
    ['a wrong letter', 'chocolste'],
    ['swapped letters', 'chcoolate'],
    ['swapped letters in the middle', 'chooclate'],
    ['a wrong first letter', 'shocolate'],
    ['a missing last letter but one', 'chocolae'],
    ['the beginning of the word', 'choclat'],
    ['the beginning of the word with a letter too many', 'chocollat'],
    ['nothing wrong', 'chocolate'],
  ])('%s is forgiven', (_error, typed) => {
    expect(wordMeant(typed, ['vanilla and chocolate'])).toBe('chocolate');
  });

  it.each([
    ['two errors', 'choclatte', 'chocolate'],
    ['two letters too many', 'chocoxxlate', 'chocolate'],
    ['two missing letters', 'chocate', 'chocolate'],
    ['two wrong letters in a row', 'chocxyate', 'chocolate'],
    ['a letter that has moved to the left before a wrong one', 'choclxate', 'chocolate'],
    ['a letter that has moved to the right after a wrong one', 'chocxoate', 'chocolate'],
    ['swapped letters before a wrong one', 'chocloste', 'chocolate'],
    ['a short word', 'oats', 'oat'],
    ['another word', 'pizza', 'chocolate'],
  ])('%s is not', (_what, typed, text) => {
    expect(wordMeant(typed, [text])).toBeUndefined();
  });

  it.each([
    ['daal', 'dal'],
    ['dahl', 'dal'],
    ['nan', 'naan'],
    ['panir', 'paneer'],
    ['chappathi', 'chapati'],
    ['alu', 'aloo'],
    ['poori', 'puri'],
    ['idly', 'idli'],
    ['vegg', 'veg'],
  ])('%s sounds like %s', (typed, word) => {
    expect(wordMeant(typed, ['a dish of one', `two, ${word}: three`])).toBe(word);
  });

  it.each([
    ['a longer word', 'nan', 'banana naans'],
    ['two sounds', 'ash', 'as'],
    ['a first h', 'hall', 'all'],
    ['a word with a sign', 'd-al', 'dal'],
  ])('%s sounds like no other', (_what, typed, text) => {
    expect(wordMeant(typed, [text])).toBeUndefined();
  });

  it('prefers a word that sounds the same to one with an error', () => {
    expect(wordMeant('pannir', ['tannir', 'paneer'])).toBe('paneer');
  });

  it('prefers a whole word to the beginning of a longer one, else takes the first', () => {
    expect(wordMeant('raisan', ['raisinette', 'raisin'])).toBe('raisin');
    expect(wordMeant('lemom', ['lemon', 'lemok'])).toBe('lemon');
  });

  it('anywhere in a word finds that word or one as near', () => {
    fc.assert(
      fc.property(
        longWords,
        fc.nat(),
        letters,
        fc.constantFrom('wrong', 'missing', 'more', 'swapped'),
        (word, seed, letter, kind) => {
          const at = seed % (word.length - 1);
          const typed = {
            wrong: word.slice(0, at) + letter + word.slice(at + 1),
            missing: word.slice(0, at) + word.slice(at + 1),
            more: word.slice(0, at) + letter + word.slice(at),
            swapped: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
          }[kind];
          fc.pre(typed !== word);
          expect(wordMeant(typed, [`soft ${word} warm`])).toBe(word);
        },
      ),
    );
  });
});
