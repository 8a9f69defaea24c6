import type { MarkShape } from '../../../domain/shop/shop-profile';

const tier = (x: number, y: number, width: number, height: number, radius: number) => {
  const [across, down, corner] = [width - 2 * radius, height - 2 * radius, `a${radius} ${radius} 0 0 1`];
  return (
    `M${x + radius} ${y}h${across}${corner} ${radius} ${radius}v${down}${corner} ${-radius} ${radius}` +
    `h${-across}${corner} ${-radius} ${-radius}v${-down}${corner} ${radius} ${-radius}Z`
  );
};

/** A tiffin of three tiers with its handle, on a rounded ground. */
export const mark: readonly MarkShape[] = [
  { tone: 'a', path: tier(0, 0, 32, 32, 9) },
  { tone: 'b', path: 'M10 12.5V11a6 6 0 0 1 12 0v1.5', strokeWidth: 2 },
  { tone: 'b', path: tier(7, 12.5, 18, 4, 1.4) },
  { tone: 'b', path: tier(8.4, 17.6, 15.2, 3.6, 1.2) },
  { tone: 'b', path: tier(8.4, 22.2, 15.2, 3.6, 1.2) },
];
