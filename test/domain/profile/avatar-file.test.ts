import { describe, expect, it } from 'vitest';
import { avatarError, maxAvatarBytes } from '../../../src/domain/profile/avatar-file';

describe('avatar', () => {
  const picture = { name: 'me.png', type: 'image/png', size: 1000 };

  it.each([
    ['an image', picture, undefined],
    ['an image of exactly 5 MB', { ...picture, size: 5 * 1024 * 1024 }, undefined],
    ['a larger image', { ...picture, size: maxAvatarBytes + 1 }, 'The image must be 5 MB or smaller'],
    ['an empty file', { ...picture, size: 0 }, 'This image file is empty'],
    ['a document', { ...picture, type: 'application/pdf' }, 'Please choose an image file'],
    ['a file of no type', { ...picture, type: '' }, 'Please choose an image file'],
    ['a type that only contains the word', { ...picture, type: 'text/image/png' }, 'Please choose an image file'],
  ])('%s: %s', (_what, file, problem) => {
    expect(avatarError(file)).toBe(problem);
  });
});
