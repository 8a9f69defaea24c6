import type { ImageFile } from '../auth/ports';

const maxMegabytes = 5;
export const maxAvatarBytes = maxMegabytes * 1024 * 1024;
export const maxAvatarSize = `${maxMegabytes} MB`;

export function avatarError({ type, size }: ImageFile): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose an image file';
  if (size === 0) return 'This image file is empty';
  return size > maxAvatarBytes ? `The image must be ${maxAvatarSize} or smaller` : undefined;
}
