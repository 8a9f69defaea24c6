import type { IconNode } from 'lucide';

const paths = new WeakMap<IconNode, string>();

/** A page has hundreds of icons, and each element costs time for style and layout, so an icon is one path. */
export function pathOf(icon: IconNode): string {
  const known = paths.get(icon);
  if (known !== undefined) return known;
  const path = icon.map(outlineOf).join('');
  paths.set(icon, path);
  return path;
}

function outlineOf([shape, attributes]: IconNode[number]): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  const [x, y] = [number('x'), number('y')];
  switch (shape) {
    case 'path':
      // After another path, a relative start would count from the end of that path.
      return String(attributes.d).replace(/^m/, 'M0 0m');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect': {
      const r = number('rx') || number('ry');
      const [across, down] = [number('width') - 2 * r, number('height') - 2 * r];
      const corner = (toX: number, toY: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${toX} ${toY}`);
      return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`An icon cannot be drawn with <${shape}>.`);
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = (toX: number) => `a${rx} ${ry} 0 1 0 ${toX} 0`;
  return `M${x - rx} ${y}${half(2 * rx)}${half(-2 * rx)}z`;
}
