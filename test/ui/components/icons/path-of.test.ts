import { icons, Navigation, Plus, X } from 'lucide';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../../src/ui/components/icons/path-of';

describe('an icon as one path', () => {
  it('has its paths one after the other, each from where it began', () => {
    expect(pathOf(Plus)).toBe('M5 12h14M12 5v14');
    expect(
      pathOf([
        ['path', { d: 'M2 2h4' }],
        ['path', { d: 'm6 6 12 12' }],
      ]),
    ).toBe('M2 2h4M0 0m6 6 12 12');
    expect(pathOf(X)).toBe('M18 6 6 18M0 0m6 6 12 12');
  });

  it('has circles and ellipses as two halves', () => {
    expect(pathOf([['circle', { cx: '12', cy: 10, r: 4 }]])).toBe('M8 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z');
    expect(pathOf([['ellipse', { cx: 12, cy: 5, rx: 9, ry: 3 }]])).toBe('M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z');
  });

  it('has rectangles, with and without round corners', () => {
    expect(pathOf([['rect', { x: 3, y: 4, width: 7, height: 9 }]])).toBe('M3 4h7v9h-7v-9z');
    expect(pathOf([['rect', { x: 3, y: 4, width: 7, height: 9, rx: 1 }]])).toBe(
      'M4 4h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1z',
    );
  });

  it('has lines, open and closed', () => {
    expect(pathOf([['line', { x1: 9, x2: 15, y1: 15, y2: 8 }]])).toBe('M9 15L15 8');
    expect(pathOf([['polyline', { points: '5 12 3 12 12 3' }]])).toBe('M5 12 3 12 12 3');
    expect(pathOf(Navigation)).toBe('M3 11 22 2 13 21 11 13 3 11z');
  });

  it('exists for each icon of lucide, whatever it is drawn with', () => {
    const known = new Set('d cx cy r rx ry x y width height x1 y1 x2 y2 points fill'.split(' '));
    for (const icon of Object.values(icons)) expect(pathOf(icon)).toMatch(/^M[^NMu]/);
    const shapes = Object.values(icons).flat();
    expect(shapes.flatMap(([, attributes]) => Object.keys(attributes)).filter((name) => !known.has(name))).toEqual([]);
    // A round corner has one radius.
    const uneven = ([, { rx, ry = rx }]: (typeof shapes)[number]) => rx !== undefined && rx !== ry;
    expect(shapes.filter((shape) => shape[0] === 'rect' && uneven(shape))).toEqual([]);
  });

  it('refuses a shape that it cannot draw', () => {
    expect(() => pathOf([['text', {}]])).toThrow('An icon cannot be drawn with <text>.');
  });
});
