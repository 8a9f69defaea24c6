import type { ImageFile } from '../../domain/auth/ports';
import { ServiceError } from '../../domain/shared/service-error';

/** Pixels: enough for the largest avatar, in a few kilobytes. */
const side = 128;

/** A small square copy of a picture as a data URL, which can be stored as text. */
export async function avatarThumbnail(file: ImageFile): Promise<string> {
  if (!(file instanceof Blob)) throw unreadable();
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!bitmap || !context) throw unreadable();
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(bitmap.width, bitmap.height);
  context.drawImage(bitmap, (bitmap.width - cut) / 2, (bitmap.height - cut) / 2, cut, cut, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}

function unreadable(): ServiceError {
  return new ServiceError('refused', "We couldn't read this picture.", 400);
}
