import type { ImageFile } from '../../domain/auth/ports';
import type { PictureReader } from '../../domain/profile/ports';
import { ServiceError } from '../../domain/shared/service-error';

const side = 128;

export const browserPictureReader: PictureReader = {
  async canShow(file) {
    const bitmap = await decode(file);
    bitmap?.close();
    return bitmap !== undefined;
  },
};

export async function avatarThumbnail(file: ImageFile): Promise<string> {
  const bitmap = await decode(file);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!bitmap || !context) throw new ServiceError('refused', "We couldn't read this picture.", 400);
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(bitmap.width, bitmap.height);
  context.drawImage(bitmap, (bitmap.width - cut) / 2, (bitmap.height - cut) / 2, cut, cut, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}

async function decode(file: ImageFile): Promise<ImageBitmap | undefined> {
  return file instanceof Blob ? createImageBitmap(file).catch(() => undefined) : undefined;
}
