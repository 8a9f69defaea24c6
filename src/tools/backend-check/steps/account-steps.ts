import { minPasswordLength } from '../../../domain/shared/password';
import { learnLogin, passwordSteps, rejectionStatuses } from './password-steps';
import { fieldOf, type Difference } from '../rules/compare';
import { lostFields } from '../rules/typed-text';
import { profileIn, profileSteps } from './profile-steps';
import { textAt, type Step } from './step';

const shortPassword = 'check7'.slice(0, minPasswordLength);
const noOwnAccount = 'there is no account of the check';
export function codeSteps(code: string): readonly Step[] {
  return [
    {
      call: 'account.googleCallback',
      title: 'with --code',
      writes: true,
      given: () => ({ query: { code } }),
      learn: (reply, state) => {
        state.token = textAt(reply, 'accessToken') ?? state.token;
        state.refreshToken = textAt(reply, 'refreshToken');
        state.refreshes = 'customer';
        state.googleUser = fieldOf(reply, 'user');
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

/** After the steps that sign in with Google. A shop lets a customer of Google change no password. */
export const googleProfileSteps: readonly Step[] = [
  {
    call: 'account.profile',
    title: 'after signing in with --code',
    writes: true,
    needs: ['account.googleCallback'],
    onlyIf: ({ googleUser }) => googleUser !== undefined,
    given: () => ({}),
    rule: (reply, { googleUser }) => [
      ...lostFields({ ...profileIn(googleUser) }, profileIn(reply), 'user.'),
      ...expectProvider(reply, 'google'),
    ],
  },
];

function expectProvider(reply: unknown, expected: string): readonly Difference[] {
  const got = textAt(reply, 'user', 'authProvider') ?? textAt(reply, 'authProvider') ?? expected;
  return got === expected ? [] : [{ field: 'user.authProvider', expected, got }];
}

/** Registers two customers, and changes only the first one or a test account. `uuid` makes their emails unique. */
export function accountSteps(uuid: string): readonly Step[] {
  const login = { email: `storefront-check-${uuid}@example.com`, password: 'check-7secret' };
  const name = { firstName: 'Storefront', lastName: 'Check', phone: '+12145550100' };
  const secondEmail = `storefront-check-2-${uuid}@example.com`;
  const inCapitals = login.email.toUpperCase();
  return [
    {
      call: 'account.register',
      writes: true,
      given: () => ({ body: { ...login, ...name } }),
      learn: (reply, state) => {
        state.left.set('account', `an account, ${login.email}`);
        state.firstToken = state.ownToken = textAt(reply, 'accessToken');
        state.token ??= state.ownToken;
      },
      rule: (reply) => expectProvider(reply, 'email'),
    },
    ...[login.email, inCapitals].map((email): Step => ({
      call: 'account.register',
      title: email === inCapitals ? 'with the same email in capitals' : 'with the same email',
      writes: true,
      given: ({ ownToken }) => (ownToken === undefined ? noOwnAccount : { body: { ...login, ...name, email } }),
      rejectedWith: [400, 409, 422],
      because: 'this email has an account',
    })),
    {
      call: 'account.register',
      title: 'without an email',
      writes: true,
      given: ({ ownToken }) => (ownToken === undefined ? noOwnAccount : { body: { ...login, ...name, email: '' } }),
      rejectedWith: [400, 409, 422],
      because: 'nobody can sign in with it',
    },
    {
      call: 'account.register',
      title: 'as a second customer',
      writes: true,
      onlyIf: ({ otherToken }) => otherToken === undefined,
      given: ({ ownToken }) =>
        ownToken === undefined ? noOwnAccount : { body: { ...name, email: secondEmail, password: shortPassword } },
      learn: (reply, state) => {
        state.left.set('second account', `an account, ${secondEmail}`);
        state.otherToken = state.spareToken = textAt(reply, 'accessToken');
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
      title: 'with an unknown email',
      writes: true,
      given: () => ({ body: { ...login, email: `nobody-${login.email}` } }),
      mayRefuseWith: rejectionStatuses,
      learn: (_reply, { left }) => left.set('account of nobody', `an account, nobody-${login.email}`),
    },
    {
      call: 'account.login',
      writes: true,
      needs: ['account.register'],
      given: (state) => (state.ownToken === undefined ? noOwnAccount : { body: login }),
      learn: learnLogin,
    },
    {
      call: 'account.login',
      title: 'with the email in capitals',
      writes: true,
      needs: ['account.register'],
      given: ({ ownToken }) => (ownToken === undefined ? noOwnAccount : { body: { ...login, email: inCapitals } }),
      tolerated: true,
    },
    {
      call: 'account.google',
      title: 'with a token nobody issued',
      writes: true,
      given: () => ({ body: { idToken: 'no-such-token' } }),
      rejectedWith: rejectionStatuses,
    },
    ...passwordSteps(login),
    ...profileSteps(`storefront-check-renamed-${uuid}@example.com`),
  ];
}
