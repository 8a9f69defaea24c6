import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
const edgesOf = (side: string): readonly string[] =>
  new RegExp(`${side}: ([^.]+)\\.`).exec(tokens)?.[1]?.match(/\d+rem/g) ?? [];
const edges = { width: edgesOf('Widths'), height: edgesOf('Heights') };

/** Pages that imitate another company have their own look. */
const styleSheets = ['src/ui', 'src/demo']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.css') && !file.includes('hosted-pages'));

function rulesOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
}

/** Each condition on the window that is no edge of the list, or is written as a minimum or a maximum. */
function unlistedEdges(css: string): readonly string[] {
  return [...css.matchAll(/@media ([^{]+)\{/g)]
    .flatMap(([, condition = '']) => condition.match(/\([^()]*\b(?:width|height)\b[^()]*\)/g) ?? [])
    .filter((range) => {
      const listed = range.includes('height') ? edges.height : edges.width;
      const written = range.match(/[\d.]+[a-z]+/g) ?? [];
      return /min-|max-/.test(range) || !written.every((edge) => listed.includes(edge));
    });
}

function rawWeights(css: string): readonly string[] {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, '').match(/font-weight:\s*\d+/g) ?? [];
}

describe('a style sheet', () => {
  it('the list of edges is found', () => {
    expect(edges.width).toContain('45rem');
    expect(edges.height).toContain('30rem');
  });

  it.each(styleSheets)('asks for no width or height of the window but the listed ones: %s', (file) => {
    expect(unlistedEdges(rulesOf(file))).toEqual([]);
  });

  it.each(styleSheets)('takes its weights from tokens: %s', (file) => {
    expect(rawWeights(rulesOf(file))).toEqual([]);
  });

  it.each(styleSheets)('says the size of an icon by the property of its component: %s', (file) => {
    const sized = [...rulesOf(file).matchAll(/([^{}]*\.icon) \{([^{}]*)\}/g)].filter(
      ([, selector = '', body = '']) => selector.trim() !== '.icon' && /(?:^|\s)(?:inline|block)-size:/.test(body),
    );
    expect(sized.map(([, selector = '']) => selector.trim())).toEqual([]);
  });
});

describe('the rule for edges', () => {
  it.each(['@media (width < 44rem) {', '@media (max-width: 45rem) {', '@media (width < 45rem) and (height > 31rem) {'])(
    'refuses %s',
    (css) => {
      expect(unlistedEdges(css)).toHaveLength(1);
    },
  );

  it.each(['@media (45rem <= width < 64rem) {', '@media (hover: hover) and (height < 30rem) {'])(
    'accepts %s',
    (css) => {
      expect(unlistedEdges(css)).toEqual([]);
    },
  );
});
