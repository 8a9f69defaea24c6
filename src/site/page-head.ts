import { paths } from '../domain/shared/paths.ts';
import type { ShopProfile } from '../domain/shop/shop-profile';
import type { Site } from './render-pages';

/** The picture of a shared link. A shop without this picture shows its first slide. */
const sharePicture = { fileName: 'share.jpg', width: 1200, height: 630 };

/** The build writes it, and not the page, because a preview of a link runs no script. */
export function shareTags(site: Site, page: Site['pages'][number], hasSharePicture: boolean): readonly string[] {
  const { shop, shareText } = site;
  const isOfShop = page.path === paths.home || page.path === paths.menu;
  const [, described = shareText] = /<meta name="description" content="([^"]*)"/.exec(page.head) ?? [];
  return [
    `<meta data-of-page property="og:description" content="${isOfShop ? escaped(shareText) : described}">`,
    ...pictureTags(shop, hasSharePicture),
  ];
}

function pictureTags(shop: ShopProfile, hasSharePicture: boolean): readonly string[] {
  const slide = shop.hero[0]?.picture;
  if (!slide) return [];
  const picture = hasSharePicture
    ? { ...sharePicture, src: `${shop.siteUrl}/${sharePicture.fileName}`, alt: `${shop.name}. ${slide.alt}` }
    : slide;
  return [
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:image" content="${escaped(new URL(picture.src, shop.siteUrl).href)}">`,
    ...(picture.width && picture.height
      ? [
          `<meta property="og:image:width" content="${picture.width}">`,
          `<meta property="og:image:height" content="${picture.height}">`,
        ]
      : []),
    `<meta property="og:image:alt" content="${escaped(picture.alt)}">`,
  ];
}

/** Another screen at this file's URL removes the marked elements. */
export function marked(head: string): string {
  return head.replace(/<(meta|link) /g, '<$1 data-of-page ');
}

/** index.html answers every path, so it must not name one as its own. */
export function withoutUrl(head: string): string {
  return marked(head.replace(/<link [^>]*>|<meta property="og:url"[^>]*>/g, ''));
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
