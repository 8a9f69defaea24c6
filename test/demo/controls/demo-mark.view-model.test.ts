import { describe, expect, it } from 'vitest';
import { DemoMarkViewModel } from '../../../src/demo/controls/demo-mark.view-model';

const aMark = (choices = {}) => new DemoMarkViewModel(() => ({ open: false, theme: '', ...choices }));

describe('demo mark', () => {
  it('loads no panel by default', () => {
    const mark = aMark();
    mark.load('?search=demo');
    expect(mark.wanted).toBe(false);
  });

  it.each([
    ['if it was left open', { open: true }, ''],
    ['if another theme is chosen', { theme: 'cookies' }, ''],
    ['if the link names a scenario', {}, '?demo=offline'],
  ])('loads the panel %s', (_which, choices, search) => {
    const mark = aMark(choices);
    mark.load(search);
    expect(mark.wanted).toBe(true);
    expect(mark.pressed).toBe(false);
  });

  it('loads the panel when pressed', () => {
    const mark = aMark();
    mark.press();
    expect(mark.wanted).toBe(true);
    expect(mark.pressed).toBe(true);
  });
});
