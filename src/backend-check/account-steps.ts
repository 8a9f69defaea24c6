import { says } from './compare';
import { textAt, type Known, type Step } from './step';

const refusals = [400, 401, 403, 422];
const noAccount = 'it would change an account that is not the check’s own';
const ownToken = (known: Known) => known.ownToken;
const toOwnAccount =
  (body: unknown): Step['given'] =>
  (known) =>
    known.ownToken === undefined ? noAccount : { body };

/** The profile stands in the reply's `user`, or is the reply. */
function firstName(reply: unknown): string | undefined {
  const user = says(reply, 'user') ?? reply;
  return textAt(user, 'firstName') ?? textAt(user, 'givenName');
}

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = () =>
  new File([Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))], 'me.png', { type: 'image/png' });

/** An account of the check's own: what it changes, it changes there. */
export function accountSteps(uuid: string): readonly Step[] {
  const login = { email: `storefront-check-${uuid}@example.com`, password: 'check-7secret' };
  const name = { firstName: 'Storefront', lastName: 'Check', phone: '+12145550100' };
  const newName = { ...name, firstName: 'Renamed' };
  return [
    {
      call: 'account.register',
      writes: true,
      given: () => ({ body: { ...login, ...name } }),
      learn: (reply, known) => {
        known.ownToken = textAt(reply, 'accessToken');
        known.token ??= known.ownToken;
      },
    },
    {
      call: 'account.login',
      title: 'with a wrong password',
      writes: true,
      given: () => ({ body: { ...login, password: 'wrong-7secret' } }),
      refusedWith: refusals,
    },
    {
      call: 'account.login',
      writes: true,
      given: (known) => (known.ownToken === undefined ? 'there is no account to log in to' : { body: login }),
      learn: (reply, known) => {
        const renewed = textAt(reply, 'accessToken') ?? known.ownToken;
        if (known.token === known.ownToken) known.token = renewed;
        known.ownToken = renewed;
        known.refreshToken = textAt(reply, 'refreshToken');
      },
    },
    {
      call: 'account.google',
      title: 'with a token nobody issued',
      writes: true,
      given: () => ({ body: { idToken: 'no-such-token' } }),
      refusedWith: refusals,
    },
    {
      call: 'account.updateProfile',
      writes: true,
      token: ownToken,
      given: toOwnAccount({ ...newName, email: login.email }),
      rule: (reply) => {
        const got = firstName(reply) ?? 'nothing';
        return got === newName.firstName ? undefined : { field: 'firstName', expected: newName.firstName, got };
      },
    },
    {
      call: 'account.changePassword',
      writes: true,
      token: ownToken,
      given: toOwnAccount({ currentPassword: login.password, newPassword: 'check-8secret' }),
    },
    { call: 'account.uploadAvatar', writes: true, token: ownToken, given: toOwnAccount({ file: photo() }) },
  ];
}
