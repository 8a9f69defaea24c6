import { pictureUrl } from '../../../adapters/http/wire';
import type { CheckState } from '../check-state';
import { exchange, type BackendConnection } from '../exchange';
import { formatValue, textAt, type Difference } from '../reply';
import { rejectionStatuses, type Sender, type Step } from './step';

const tinyPictures = [
  [
    'png',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    undefined,
  ],
  [
    'jpeg',
    `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP${'//'.repeat(43)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=`,
    undefined,
  ],
  ['gif', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', true],
  ['webp', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', true],
  [
    'avif',
    `AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYA
AAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IA
AAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAA
AAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=`,
    true,
  ],
] as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Every backend must take a photo as large as this. */
const requiredPhotoBytes = 4_000_000;

function largePicture(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(requiredPhotoBytes);
  bytes.set(bytesOf(tinyPictures[0][1]));
  return bytes;
}

export function avatarSteps(sender: Sender, ifTested: (given: Step['given']) => Step['given']): readonly Step[] {
  const sending = (file: () => File): Pick<Step, 'call' | 'writes' | 'needs' | 'given' | 'sender'> => ({
    call: 'account.uploadAvatar',
    sender,
    writes: true,
    needs: ['account.register'],
    given: ifTested(() => ({ body: { file: file() } })),
  });
  return [
    ...tinyPictures.map(([type, base64, tolerated]): Step => ({
      ...sending(() => new File([bytesOf(base64)], `me.${type}`, { type: `image/${type}` })),
      ...(type === 'png' ? {} : { title: `of type ${type}`, onlyIf: hasPhoto }),
      ...(tolerated ? { tolerated } : {}),
      follow: (reply, connection) => pictureDifferences(reply, connection),
      learn: (reply, state) => {
        state.avatar = textAt(reply, 'avatar');
        state.left.set('photo', 'a photo of a few pixels in the profile');
      },
    })),
    {
      ...sending(() => new File([largePicture()], 'me.png', { type: 'image/png' })),
      title: 'of 4 MB',
      onlyIf: hasPhoto,
      learn: (reply, state) => {
        state.avatar = textAt(reply, 'avatar');
      },
    },
    {
      ...sending(() => new File(['No picture.'], 'me.txt', { type: 'text/plain' })),
      title: 'of a text',
      onlyIf: hasPhoto,
      refusedWith: [...rejectionStatuses, 413, 415],
      because: 'it is no picture',
    },
    {
      ...sending(() => new File([], '')),
      title: 'without a file',
      given: ifTested(() => ({ body: {} })),
      onlyIf: hasPhoto,
      refusedWith: [...rejectionStatuses, 413, 415],
      because: 'there is no picture',
      tolerated: true,
    },
    {
      call: 'account.profile',
      title: 'after changing the photo',
      writes: true,
      needs: ['account.uploadAvatar'],
      sender,
      given: ifTested(({ avatar }) => (avatar === undefined ? 'no photo was changed' : {})),
      rule: (reply, state) => (avatarIn(reply) === undefined ? undefined : otherAvatar(reply, state)),
      notices: (reply, state) => (avatarIn(reply) === undefined ? otherAvatar(reply, state) : []),
    },
  ];
}

const hasPhoto = ({ avatar }: CheckState) => avatar !== undefined;
const avatarIn = (reply: unknown) => textAt(reply, 'user', 'avatar') ?? textAt(reply, 'avatar');

function otherAvatar(reply: unknown, { avatar = '' }: CheckState): readonly Difference[] {
  const got = avatarIn(reply) ?? 'nothing';
  return got === avatar ? [] : [{ field: 'user.avatar', expected: `${avatar}, as uploaded`, got }];
}

/** A browser asks for the picture as it asks for any other. A service may make another type or size of it. */
async function pictureDifferences(reply: unknown, connection: BackendConnection): Promise<readonly Difference[]> {
  const avatar = textAt(reply, 'avatar');
  const { data: url } = pictureUrl(connection.baseUrls.account).safeParse(avatar);
  if (url === undefined) return [{ field: 'avatar', expected: 'the URL of the picture', got: formatValue(avatar) }];
  const { answer, difference } = await exchange({ ...connection, origin: undefined }, url, { method: 'GET' });
  if (!answer) return difference ? [{ ...difference, field: 'avatar' }] : [];
  const { status, headers } = answer.response;
  const type = headers.get('Content-Type') ?? 'nothing';
  const found = (expected: string, got: string) => [{ field: 'avatar', expected: `${expected} at ${url}`, got }];
  if (status !== 200) return found('a picture', `status ${status}`);
  if (!type.startsWith('image/')) return found('Content-Type image/*', type);
  return answer.text === '' ? found('a picture', 'nothing') : [];
}
