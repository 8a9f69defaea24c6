import { fieldOf } from './compare';
import { textAt, type CheckState, type Step } from './step';

const rejectionStatuses = [400, 401, 403, 422];
const noAccount = 'it would change an account that is not the check’s own';
const ownToken = (state: CheckState) => state.ownToken;
const forOwnAccount =
  (body: unknown): Step['given'] =>
  (state) =>
    state.ownToken === undefined ? noAccount : { body };

/** The profile is the reply's `user` or the reply itself. */
function firstName(reply: unknown): string | undefined {
  const user = fieldOf(reply, 'user') ?? reply;
  return textAt(user, 'firstName') ?? textAt(user, 'givenName');
}

/** A one-pixel PNG. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = () =>
  new File([Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))], 'me.png', { type: 'image/png' });

/** Registers an account for the check; only that account is changed. `uuid` makes its e-mail address unique. */
export function accountSteps(uuid: string): readonly Step[] {
  const login = { email: `storefront-check-${uuid}@example.com`, password: 'check-7secret' };
  const name = { firstName: 'Storefront', lastName: 'Check', phone: '+12145550100' };
  const newName = { ...name, firstName: 'Renamed' };
  return [
    {
      call: 'account.register',
      writes: true,
      given: () => ({ body: { ...login, ...name } }),
      learn: (reply, state) => {
        state.ownToken = textAt(reply, 'accessToken');
        state.token ??= state.ownToken;
      },
    },
    {
      call: 'account.login',
      title: 'with a wrong password',
      writes: true,
      given: () => ({ body: { ...login, password: 'wrong-7secret' } }),
      rejectedWith: rejectionStatuses,
    },
    {
      call: 'account.login',
      writes: true,
      given: (state) => (state.ownToken === undefined ? 'there is no account to log in to' : { body: login }),
      learn: (reply, state) => {
        const renewed = textAt(reply, 'accessToken') ?? state.ownToken;
        if (state.token === state.ownToken) state.token = renewed;
        state.ownToken = renewed;
        state.refreshToken = textAt(reply, 'refreshToken');
      },
    },
    {
      call: 'account.google',
      title: 'with a token nobody issued',
      writes: true,
      given: () => ({ body: { idToken: 'no-such-token' } }),
      rejectedWith: rejectionStatuses,
    },
    {
      call: 'account.updateProfile',
      writes: true,
      token: ownToken,
      given: forOwnAccount({ ...newName, email: login.email }),
      rule: (reply) => {
        const got = firstName(reply) ?? 'nothing';
        return got === newName.firstName ? undefined : { field: 'firstName', expected: newName.firstName, got };
      },
    },
    {
      call: 'account.changePassword',
      writes: true,
      token: ownToken,
      given: forOwnAccount({ currentPassword: login.password, newPassword: 'check-8secret' }),
    },
    { call: 'account.uploadAvatar', writes: true, token: ownToken, given: forOwnAccount({ file: photo() }) },
  ];
}
