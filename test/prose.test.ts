import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

interface Prose {
  readonly names: readonly string[];
  /** Line comments on neighboring lines are one comment. */
  readonly comments: readonly string[];
}

function proseOf(file: string, source: string): Prose {
  const { program, comments } = parseSync(file, source);
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(program);
  const texts: string[] = [];
  let end = 0;
  for (const { type, value, ...place } of comments) {
    const text = value.replaceAll(/^\*|\n\s*\*/g, ' ').trim();
    const isContinued = type === 'Line' && texts.length > 0 && source.slice(end, place.start).trim() === '';
    if (isContinued) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    end = place.end;
  }
  return { names: [...names], comments: texts };
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|m?js)$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => `src/${path}`);

/** The words in backticks in the last column of the glossary. */
function refusedWords(readme: string): readonly string[] {
  const rows = (/^## Words$(.*?)^## /ms.exec(readme)?.[1] ?? '').matchAll(/^\|.*\|(.*)\|$/gm);
  return [...rows].flatMap(([, column = '']) => [...column.matchAll(/`([a-z -]+)`/g)].map(([, word = '']) => word));
}

const refused = refusedWords(readFileSync('src/README.md', 'utf8'));

/** `isSoldOut` reads as `is sold out`. An attribute of the platform keeps its name. */
function wordsOf(name: string): string {
  if (name.startsWith('aria-')) return '';
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
}

function refusedIn({ names, comments }: Prose): readonly string[] {
  const pattern = new RegExp(`\\b(?:${refused.join('|')})s?\\b`, 'i');
  return [...names.filter((name) => pattern.test(wordsOf(name))), ...comments.filter((text) => pattern.test(text))];
}

const allProse = files.map((file) => ({ file, prose: proseOf(file, readFileSync(file, 'utf8')) }));
const found = (rule: (prose: Prose) => readonly string[]) =>
  allProse.flatMap(({ file, prose }) => rule(prose).map((text) => `${file}: ${text}`));

describe('the words of the code', () => {
  it('names and comments use no word that the glossary refuses', () => {
    expect(found(refusedIn)).toEqual([]);
  });

  it.each([['const firstProblem = 1;'], ['// The problems are told.\na();'], ['/** A stand-in. */\nexport {};']])(
    'the glossary refuses %j',
    (source) => {
      expect(refusedIn(proseOf('a.ts', source))).toHaveLength(1);
    },
  );
});
