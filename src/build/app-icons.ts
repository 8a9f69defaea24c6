import type { ShopProfile } from '../domain/shop/shop-profile';
import { icon, iconSizes } from './site-files.ts';

/** Home screens cut off the corners of an icon. */
const markMargin = 6;

/** The logo as PNGs, for home screens that take no SVG. */
export async function appIcons(shop: ShopProfile) {
  const { Resvg } = await import('@resvg/resvg-js');
  const side = 32 + 2 * markMargin;
  const drawing = icon(shop).replace('0 0 32 32', `${-markMargin} ${-markMargin} ${side} ${side}`);
  return iconSizes.map(({ fileName, size }) => ({
    fileName,
    source: new Resvg(drawing, { fitTo: { mode: 'width', value: size }, background: shop.themeColor.light })
      .render()
      .asPng(),
  }));
}
