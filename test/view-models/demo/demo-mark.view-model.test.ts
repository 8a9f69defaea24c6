import { describe, expect, it } from 'vitest';
import { DemoMarkViewModel } from '../../../src/view-models/demo/demo-mark.view-model';

const aMark = (choices = {}) => new DemoMarkViewModel(() => ({ open: false, theme: '', ...choices }));

describe('demo mark', () => {
  it('wants nothing more on a page that asks for nothing', () => {
    const mark = aMark();
    mark.arrive('?search=demo');
    expect(mark.wanted).toBe(false);
  });

  it.each([
    ['that stayed open', { open: true }, ''],
    ['of another theme', { theme: 'cookies' }, ''],
    ['that a link is for', {}, '?demo=offline'],
  ])('wants controls %s', (_which, choices, search) => {
    const mark = aMark(choices);
    mark.arrive(search);
    expect(mark.wanted).toBe(true);
    expect(mark.pressed).toBe(false);
  });

  it('wants the controls that it is pressed for', () => {
    const mark = aMark();
    mark.press();
    expect(mark.wanted).toBe(true);
    expect(mark.pressed).toBe(true);
  });
});
