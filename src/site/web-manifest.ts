import { paths } from '../domain/shared/paths.ts';
import type { ShopProfile } from '../domain/shop/shop-profile';

/**
 * `size` in pixels, `margin` in units of the 32-unit logo. A home screen cuts the corners of an icon, and a maskable
 * icon to any form: its ground reaches all four edges, and the sign stays inside the middle 80 percent.
 */
export const iconSizes = [
  { fileName: 'apple-touch-icon.png', size: 180, margin: 4, purpose: 'any' },
  { fileName: 'icon-192.png', size: 192, margin: 2, purpose: 'any' },
  { fileName: 'icon-512.png', size: 512, margin: 2, purpose: 'any' },
  { fileName: 'icon-maskable.png', size: 512, margin: 2, purpose: 'maskable' },
] as const;

const installPictures = [
  { fileName: 'install/wide.jpg', width: 1280, height: 800, formFactor: 'wide' },
  { fileName: 'install/narrow.jpg', width: 390, height: 844, formFactor: 'narrow' },
] as const;

/** Paths are relative, so that a shop works in any folder. */
export function webManifest(shop: ShopProfile, pictures: readonly string[]): string {
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    description: shop.tagline,
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    lang: shop.locale,
    background_color: shop.themeColor.light,
    theme_color: shop.themeColor.light,
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...iconSizes.map(({ fileName, size, purpose }) => ({
        src: fileName,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    shortcuts: [
      { name: 'Menu', url: `.${paths.menu}` },
      { name: 'My Orders', url: `.${paths.orders}` },
    ],
    screenshots: installPictures
      .filter(({ fileName }) => pictures.includes(fileName))
      .map(({ fileName, width, height, formFactor }) => ({
        src: fileName,
        sizes: `${width}x${height}`,
        type: 'image/jpeg',
        form_factor: formFactor,
        label: `The menu of ${shop.name}`,
      })),
  });
}
