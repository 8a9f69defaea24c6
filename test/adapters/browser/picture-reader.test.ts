import { afterEach, describe, expect, it, vi } from 'vitest';
import { avatarThumbnail } from '../../../src/adapters/browser/picture-reader';

afterEach(() => vi.unstubAllGlobals());

describe('a photo of the demo', () => {
  it.each([
    ['wide', { width: 400, height: 300 }, [50, 0, 300, 300]],
    ['high', { width: 300, height: 400 }, [0, 50, 300, 300]],
  ])('a %s photo is cut to the square in its middle', async (_form, size, middle) => {
    const drawn: unknown[][] = [];
    vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => undefined }));
    const canvas = {
      getContext: () => ({ drawImage: (_bitmap: unknown, ...areas: unknown[]) => void drawn.push(areas) }),
      toDataURL: (type: string) => `data:${type};base64,AAAA`,
    };
    vi.stubGlobal('document', { createElement: () => canvas });
    expect(await avatarThumbnail(new File(['pixels'], 'me.jpg', { type: 'image/jpeg' }))).toBe(
      'data:image/webp;base64,AAAA',
    );
    expect(drawn).toEqual([[...middle, 0, 0, 128, 128]]);
    expect(canvas).toMatchObject({ width: 128, height: 128 });
  });
});
