import type { ShopProfile } from '../domain/shop/shop-profile';
import { icon } from './site-files.ts';
import { iconSizes } from './web-manifest.ts';

export async function appIcons(shop: ShopProfile) {
  const { Resvg } = await import('@resvg/resvg-js');
  const drawing = (margin: number) => {
    const side = 32 + 2 * margin;
    return icon(shop).replace('0 0 32 32', `${-margin} ${-margin} ${side} ${side}`);
  };
  return iconSizes.map(({ fileName, size, margin }) => ({
    fileName,
    source: new Resvg(drawing(margin), { fitTo: { mode: 'width', value: size }, background: shop.themeColor.light })
      .render()
      .asPng(),
  }));
}
