import { customerRoutes, publicRoutes, transitRoutes } from '../domain/shared/paths.ts';
import type { ShopProfile } from '../domain/shop/shop-profile';
import { iconSizes } from './web-manifest.ts';

interface SiteFile {
  readonly fileName: string;
  readonly source: string;
}

export function siteFiles(shop: ShopProfile): readonly SiteFile[] {
  return [
    { fileName: 'robots.txt', source: robots(shop) },
    { fileName: 'sitemap.xml', source: sitemap(shop) },
    { fileName: 'icon.svg', source: icon(shop) },
  ];
}

function robots({ siteUrl }: ShopProfile): string {
  return [
    'User-agent: *',
    ...Object.values({ ...customerRoutes, ...transitRoutes }).map(
      (path) => `Disallow: ${new URL(siteUrl + path).pathname}`,
    ),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap({ siteUrl }: ShopProfile): string {
  const urls = Object.values(publicRoutes).map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function icon({ mark, markColors }: ShopProfile): string {
  const shapes = mark.map(({ path, tone, strokeWidth }) =>
    strokeWidth === undefined
      ? `<path class="${tone}" d="${path}"/>`
      : `<path class="${tone}-line" stroke-width="${strokeWidth}" d="${path}"/>`,
  );
  const { a, b } = markColors;
  const style = `.a{fill:${a}}.b{fill:${b}}.a-line{fill:none;stroke:${a}}.b-line{fill:none;stroke:${b}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes.join('')}</svg>`;
}

export async function appIcons(shop: ShopProfile) {
  const { Resvg } = await import('@resvg/resvg-js');
  const drawing = (margin: number) => {
    const side = 32 + 2 * margin;
    return icon(shop).replace('0 0 32 32', `${-margin} ${-margin} ${side} ${side}`);
  };
  return iconSizes.map(({ fileName, size, margin, purpose }) => ({
    fileName,
    source: new Resvg(drawing(margin), {
      fitTo: { mode: 'width', value: size },
      background: purpose === 'maskable' ? shop.markColors.a : shop.themeColor.light,
    })
      .render()
      .asPng(),
  }));
}
