import type { IconNode } from 'lucide';

const paths = new WeakMap<IconNode, string>();

/** The icon as the `d` of one path: a page has hundreds of icons, and each element of one costs style and layout. */
export function pathOf(icon: IconNode): string {
  const known = paths.get(icon);
  if (known !== undefined) return known;
  const path = icon.map(outlineOf).join('');
  paths.set(icon, path);
  return path;
}

/** Throws for a shape that no icon has had yet. */
function outlineOf([shape, attributes]: IconNode[number]): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  const [x, y, rx] = [number('x'), number('y'), number('rx')];
  switch (shape) {
    case 'path':
      // Behind another path, a relative beginning would count from its end.
      return String(attributes.d).replace(/^m/, 'M0 0m');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polygon':
      return `M${attributes.points}z`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), rx, number('ry'));
    case 'rect': {
      const [across, down] = [number('width') - 2 * rx, number('height') - 2 * rx];
      const corner = (toX: number, toY: number) => (rx === 0 ? '' : `a${rx} ${rx} 0 0 1 ${toX} ${toY}`);
      return `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`;
    }
    default:
      throw new Error(`An icon cannot be drawn with <${shape}>.`);
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = (toX: number) => `a${rx} ${ry} 0 1 0 ${toX} 0`;
  return `M${x - rx} ${y}${half(2 * rx)}${half(-2 * rx)}z`;
}
