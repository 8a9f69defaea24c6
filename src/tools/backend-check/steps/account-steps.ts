import { fieldOf } from '../rules/compare';
import { textAt, type CheckState, type ProfileBody, type Step } from './step';

const rejectionStatuses = [400, 401, 403, 422];
const noAccount = 'it would change an account that is not for tests; ask for it with --test-account';
/** The token of an account that may be changed. */
const testToken = ({ isTestAccount, token, ownToken }: CheckState) => (isTestAccount ? token : ownToken);
const forTestAccount =
  (given: (state: CheckState) => ReturnType<Step['given']>): Step['given'] =>
  (state) =>
    testToken(state) === undefined ? noAccount : given(state);

/** The profile is the reply's `user` or the reply itself. */
function profileIn(reply: unknown): ProfileBody {
  const user = fieldOf(reply, 'user') ?? reply;
  return {
    firstName: textAt(user, 'firstName') ?? textAt(user, 'givenName') ?? '',
    lastName: textAt(user, 'lastName') ?? textAt(user, 'familyName') ?? '',
    email: textAt(user, 'email') ?? '',
    phone: textAt(user, 'phone') ?? '',
  };
}

/** A one-pixel PNG. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = () =>
  new File([Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))], 'me.png', { type: 'image/png' });

/** Exchanges a fresh sign-in code from Google twice: it must work only once. */
export function codeSteps(code: string): readonly Step[] {
  return [
    {
      call: 'account.googleCallback',
      title: 'with --code',
      writes: true,
      given: () => ({ query: { code } }),
      learn: (reply, state) => {
        state.token = textAt(reply, 'accessToken') ?? state.token;
      },
    },
    {
      call: 'account.googleCallback',
      title: 'with --code again',
      writes: true,
      given: () => ({ query: { code } }),
      rejectedWith: rejectionStatuses,
    },
  ];
}

/** Registers an account for the check. Only that account or a test account is changed. `uuid` makes its email unique. */
export function accountSteps(uuid: string): readonly Step[] {
  const login = { email: `storefront-check-${uuid}@example.com`, password: 'check-7secret' };
  const name = { firstName: 'Storefront', lastName: 'Check', phone: '+12145550100' };
  const newName = 'Renamed';
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
      needs: ['account.register'],
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
      call: 'account.profile',
      title: 'before changing it',
      writes: true,
      needs: ['account.register'],
      token: testToken,
      given: forTestAccount(() => ({})),
      learn: (reply, state) => (state.profile = profileIn(reply)),
    },
    {
      call: 'account.updateProfile',
      writes: true,
      needs: ['account.profile'],
      token: testToken,
      given: forTestAccount(({ profile }) =>
        profile ? { body: { ...profile, firstName: newName } } : 'the profile could not be read',
      ),
      rule: (reply) => {
        const got = profileIn(reply).firstName;
        return got === newName || got === '' ? undefined : { field: 'firstName', expected: newName, got };
      },
    },
    {
      call: 'account.updateProfile',
      title: 'back again',
      writes: true,
      needs: ['account.profile'],
      token: testToken,
      given: forTestAccount(({ profile }) => (profile ? { body: profile } : 'the profile could not be read')),
    },
    {
      call: 'account.changePassword',
      writes: true,
      needs: ['account.register'],
      token: ({ ownToken }) => ownToken,
      given: ({ ownToken }) =>
        ownToken === undefined
          ? 'there is no account with a password'
          : { body: { currentPassword: login.password, newPassword: 'check-8secret' } },
    },
    {
      call: 'account.uploadAvatar',
      writes: true,
      needs: ['account.register'],
      token: testToken,
      given: forTestAccount(() => ({ body: { file: photo() } })),
    },
  ];
}
