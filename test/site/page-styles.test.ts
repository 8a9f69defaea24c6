import { describe, expect, it } from 'vitest';
import { laterStyles, pageStyles, usedStyles, webFonts } from '../../src/site/page-styles';

const face = '@font-face{font-family:Some Font;src:url(/assets/some.woff2)format("woff2");font-weight:400 700}';
const fallback = '@font-face{font-family:Fallback;src:local("Arial")}';
const bundle = {
  'first.css': {
    type: 'asset',
    fileName: 'first.css',
    source: `${fallback}@layer base{a{b:c}}`,
    names: ['first-window.css'],
  },
  'rest.css': { type: 'asset', fileName: 'rest.css', source: `${face}.card{d:e}`, names: [] },
} as unknown as Parameters<typeof webFonts>[0];

describe('the styles of a page', () => {
  it('the page styles are split into those of the first window and the rest, without web fonts', () => {
    expect(pageStyles(bundle, ['rest.css', 'first.css'])).toEqual({
      firstWindow: `${fallback}@layer base{a{b:c}}`,
      rest: '.card{d:e}',
    });
  });

  it('include in the first paint only those that the page and scripted attributes can name, with their variables', async () => {
    const styles =
      ':root{--a:1px;--b:2px;--c:3px}@layer base{a{margin:var(--a)}.far{margin:var(--c)}}@layer rest,more;:focus-visible{outline:0}' +
      '@layer print{[data-mode=dark] a,[dir=rtl] a,#root{margin:0}}';
    const markup = '<a href="/">Home<i style="width:var(--b)"></i></a>';
    expect(await usedStyles(styles, markup)).toBe(
      '@layer base,rest,more,print;:root{--a:1px;--b:2px}@layer base{a{margin:var(--a)}}@layer rest,more;:focus-visible{outline:0}' +
        '@layer print{[data-mode=dark] a,[dir=rtl] a,#root{margin:0}}',
    );
  });

  it('the styles of a page that follow the first paint declare no font or property a second time', () => {
    const known = '@property --known{syntax:"<length>";inherits:false;initial-value:0}';
    const other = known.replace('known', 'other');
    expect(laterStyles(`${fallback}${known}${other}a{b:c}.card{d:e}`, `${fallback}${known}a{b:c}`)).toBe(
      `${other}a{b:c}.card{d:e}`,
    );
  });

  it('have their web fonts in a separate list', () => {
    expect(webFonts(bundle)).toEqual([
      { family: 'Some Font', source: 'url(/assets/some.woff2)format("woff2")', weight: '400 700' },
    ]);
  });
});
