import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const forDevicesThatHover = /@media [^{]*\(hover: hover\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

describe('a style sheet', () => {
  it.each(styleSheets)('leaves no hover style on what a finger has touched: %s', (file) => {
    const css = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    expect(css.replaceAll(forDevicesThatHover, '').match(/[^\n]*:hover[^\n]*/g) ?? []).toEqual([]);
  });
});
