import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const columns = /grid(?:-(?:template|auto)-columns|-template)?:\s*([^;{}]+);/g;
const withMinimum = /minmax\((?:[^()]|\([^()]*\))*\)/g;

/**
 * `1fr` is never narrower than what it holds. Neither is a column of `auto`, or an item of a flex box, where it cannot
 * break: for these, `npm run layout` looks in WebKit, which is the first to widen a page.
 */
function growingColumns(css: string): readonly string[] {
  const written = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(columns)].map(([, value = '']) => value);
  return written.filter((value) => /\dfr\b/.test(value.replaceAll(withMinimum, '')));
}

describe('a style sheet', () => {
  it.each(styleSheets)('a style sheet has no column that a picture can widen: %s', (file) => {
    expect(growingColumns(readFileSync(`src/${file}`, 'utf8'))).toEqual([]);
  });

  it('gives a grid without columns one that nothing widens', () => {
    const reset = /\n  \* \{([^}]*)\}/.exec(readFileSync('src/ui/styles/base.css', 'utf8'))?.[1];
    expect(reset).toContain('grid-auto-columns: minmax(0, 1fr);');
  });
});

describe('the rule for columns', () => {
  it.each(['grid-template-columns: 1fr auto;', 'grid-auto-columns: 1fr;', 'grid-template-columns: repeat(3, 1.5fr);'])(
    'refuses %s',
    (css) => {
      expect(growingColumns(css)).toHaveLength(1);
    },
  );

  it.each(['grid-template-columns: repeat(2, minmax(min(100%, 9rem), 1fr));', 'grid-template-rows: 1fr auto;'])(
    'accepts %s',
    (css) => {
      expect(growingColumns(css)).toEqual([]);
    },
  );
});
