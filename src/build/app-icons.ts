import type { ShopProfile } from '../domain/shop/shop-profile';
import { icon, iconSizes } from './site-files.ts';

/** Home screens cut the corners off: the logo keeps away from them. */
const marginOfMark = 6;

/** The logo as pictures, for home screens that take no SVG. Drawn at build time only. */
export async function appIcons(shop: ShopProfile) {
  const { Resvg } = await import('@resvg/resvg-js');
  const side = 32 + 2 * marginOfMark;
  const drawing = icon(shop).replace('0 0 32 32', `${-marginOfMark} ${-marginOfMark} ${side} ${side}`);
  return iconSizes.map(({ fileName, size }) => ({
    fileName,
    source: new Resvg(drawing, { fitTo: { mode: 'width', value: size }, background: shop.themeColor.light })
      .render()
      .asPng(),
  }));
}
