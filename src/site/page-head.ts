import type { Site } from './render-pages';

export function pictureTags({ shop }: Site): readonly string[] {
  const picture = shop.hero[0]?.picture;
  if (!picture) return [];
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
export function markOfPage(head: string): string {
  return head.replace(/<(meta|link) /g, '<$1 data-of-page ');
}

export function withoutUrl(head: string): string {
  return markOfPage(head.replace(/<link [^>]*>|<meta property="og:url"[^>]*>/g, ''));
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
