import { minPasswordLength } from '../../../domain/shared/password';
import type { CheckState, ProfileBody } from '../check-state';
import { fieldOf, textAt, type Difference } from '../reply';
import { lostFields, missingFields } from '../rules/typed-text';
import { avatarSteps } from './avatar-steps';
import { expectUrl, holderOf, nothingGiven, rejectionStatuses, strangersPage, type Step } from './step';

const shortPassword = 'check7'.slice(0, minPasswordLength);
const noOwnAccount = 'there is no account of the check';
export const googleSteps: readonly Step[] = [
  {
    call: 'account.googleAuthUrl',
    given: nothingGiven,
    rule: (reply) => {
      const url = textAt(reply, 'authUrl');
      const difference = expectUrl('authUrl', url, 'Failed to get Google authentication URL');
      if (difference || signInStateOf(reply)) return difference;
      return { field: 'authUrl', expected: 'a state among its parameters', got: 'none' };
    },
    learn: (reply, state) => {
      state.signInState = signInStateOf(reply);
    },
  },
  {
    call: 'account.googleCallback',
    title: 'with a code nobody issued',
    given: () => ({ query: { code: 'no-such-code' } }),
    refusedWith: [400, 401, 403, 422],
  },
  {
    call: 'account.googleAuthUrl',
    title: 'again',
    given: nothingGiven,
    rule: (reply, { signInState }) => {
      const state = signInStateOf(reply);
      if (state === undefined || state !== signInState) return undefined;
      return { field: 'authUrl', expected: 'another state each time', got: `${state} again` };
    },
  },
];

function signInStateOf(reply: unknown): string | undefined {
  const url = textAt(reply, 'authUrl');
  return url !== undefined && URL.canParse(url) ? (new URL(url).searchParams.get('state') ?? undefined) : undefined;
}

/** A given code is spent also where nothing else may be changed, because that is why it was given. */
export function codeSteps(code: string): readonly Step[] {
  return [
    {
      call: 'account.googleCallback',
      title: 'with --code',
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
      given: () => ({ query: { code } }),
      refusedWith: rejectionStatuses,
    },
  ];
}

/** These steps follow those that sign in with Google. A customer of Google can change no password. */
export const googleProfileSteps: readonly Step[] = [
  {
    call: 'account.profile',
    title: 'after signing in with --code',
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
      refusedWith: [400, 409, 422],
      because: 'this email has an account',
    })),
    {
      call: 'account.register',
      title: 'without an email',
      writes: true,
      given: ({ ownToken }) => (ownToken === undefined ? noOwnAccount : { body: { ...login, ...name, email: '' } }),
      refusedWith: [400, 409, 422],
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
      refusedWith: rejectionStatuses,
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
      refusedWith: rejectionStatuses,
    },
    ...passwordSteps(login),
    ...profileSteps(`storefront-check-renamed-${uuid}@example.com`),
  ];
}

const secondPassword = 'check-8secret';

function passwordSteps({ email, password }: { readonly email: string; readonly password: string }): readonly Step[] {
  const ownToken = (state: CheckState) => state.ownToken;
  const change = (currentPassword: string): Step['given'] => {
    const body = { currentPassword, newPassword: secondPassword };
    return (state) => (state.ownToken === undefined ? 'there is no account with a password' : { body });
  };
  const wasChanged = ({ passwordWasChanged }: CheckState) => passwordWasChanged === true;
  const ifChanged =
    (written: string): Step['given'] =>
    ({ passwordWasChanged }) =>
      passwordWasChanged ? { body: { email, password: written } } : 'no password was changed';
  return [
    {
      call: 'account.changePassword',
      title: 'with a wrong current password',
      writes: true,
      needs: ['account.register'],
      sender: holderOf(ownToken),
      given: change('wrong-7secret'),
      refusedWith: [400, 409, 422],
      because: 'any other status signs the customer out or changes the password',
    },
    {
      call: 'account.changePassword',
      writes: true,
      needs: ['account.register'],
      sender: holderOf(ownToken),
      given: change(password),
      learn: (_reply, state) => {
        state.passwordWasChanged = true;
      },
    },
    {
      call: 'account.profile',
      title: 'with the token that changed the password',
      writes: true,
      needs: ['account.changePassword'],
      onlyIf: wasChanged,
      given: () => ({}),
      sender: holderOf(ownToken),
      tolerated: true,
    },
    {
      call: 'account.profile',
      title: 'with a token of before the password was changed',
      writes: true,
      needs: ['account.changePassword', 'account.login'],
      onlyIf: (state) => wasChanged(state) && state.firstToken !== state.ownToken,
      given: () => ({}),
      sender: holderOf(({ firstToken }) => firstToken),
      refusedWith: [401],
      because: 'whoever knew the old password may have it',
      tolerated: true,
    },
    {
      call: 'account.login',
      title: 'with the old password',
      writes: true,
      needs: ['account.changePassword'],
      given: ifChanged(password),
      refusedWith: rejectionStatuses,
      because: 'it was changed',
    },
    {
      call: 'account.login',
      title: 'with the new password',
      writes: true,
      needs: ['account.changePassword'],
      given: ifChanged(secondPassword),
      learn: learnLogin,
    },
  ];
}

function learnLogin(reply: unknown, state: CheckState): void {
  const renewed = textAt(reply, 'accessToken') ?? state.ownToken;
  if (state.token === state.ownToken) state.token = renewed;
  state.ownToken = renewed;
  state.refreshToken = textAt(reply, 'refreshToken');
  state.refreshes = 'own';
}

const noAccount = 'it would change an account that is not for tests; ask for it with --test-account';
export const testToken = ({ isTestAccount, token, ownToken }: CheckState) => (isTestAccount ? token : ownToken);
const forTestAccount =
  (given: (state: CheckState) => ReturnType<Step['given']>): Step['given'] =>
  (state) =>
    testToken(state) === undefined ? noAccount : given(state);

function profileIn(reply: unknown): ProfileBody {
  const user = fieldOf(reply, 'user') ?? reply;
  return {
    firstName: textAt(user, 'firstName') ?? textAt(user, 'givenName') ?? '',
    lastName: textAt(user, 'lastName') ?? textAt(user, 'familyName') ?? '',
    email: textAt(user, 'email') ?? '',
    phone: textAt(user, 'phone') ?? '',
  };
}

const writtenIn = (body: ProfileBody | undefined) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, text]) => text !== ''));

function profileSteps(newEmail: string): readonly Step[] {
  const changed = ({ profile, isTestAccount }: CheckState): ProfileBody => ({
    firstName: 'Zoë',
    lastName: "O'Neil-Müller",
    email: isTestAccount ? (profile?.email ?? '') : newEmail,
    phone: '+12145550177',
  });
  const readFirst = 'the profile could not be read';
  const change = (body: (state: CheckState) => ProfileBody | undefined): Step['given'] =>
    forTestAccount((state) => (state.profile ? { body: body(state) } : readFirst));
  const readBack = (title: string, body: (state: CheckState) => ProfileBody | undefined): Step => ({
    call: 'account.profile',
    title,
    writes: true,
    needs: ['account.updateProfile'],
    sender: holderOf(testToken),
    given: forTestAccount(({ profileWasChanged }) => (profileWasChanged ? {} : 'no profile was changed')),
    rule: (reply, state) => lostFields({ ...body(state) }, profileIn(reply), ''),
    notices: (reply, state) => missingFields(writtenIn(body(state)), profileIn(reply), ''),
  });
  return [
    {
      call: 'account.profile',
      title: 'before changing it',
      writes: true,
      needs: ['account.register'],
      sender: holderOf(testToken),
      given: forTestAccount(() => ({})),
      learn: (reply, state) => {
        state.profile = profileIn(reply);
      },
    },
    {
      call: 'account.updateProfile',
      writes: true,
      needs: ['account.profile'],
      sender: holderOf(testToken),
      given: change(changed),
      rule: (reply, state) => lostFields({ ...changed(state) }, profileIn(reply), ''),
      learn: (_reply, state) => {
        state.profileWasChanged = true;
      },
    },
    readBack('after changing it', changed),
    {
      call: 'account.updateProfile',
      title: 'back again',
      writes: true,
      needs: ['account.profile'],
      sender: holderOf(testToken),
      given: change(({ profile }) => profile),
    },
    readBack('after changing it back', ({ profile }) => profile),
    ...avatarSteps(holderOf(testToken), forTestAccount),
  ];
}

const noRefreshToken = 'no refresh token came with a sign-in';

export const badTokenSteps: readonly Step[] = [
  {
    call: 'order.mine',
    title: 'with a changed token',
    given: ({ token }) => (token === undefined ? 'it needs --token' : {}),
    sender: holderOf(({ token }) => token && changed(token)),
    refusedWith: [401],
    because: 'nobody issued this token',
  },
  {
    call: 'order.mine',
    title: 'with an unsigned token',
    onlyIf: ({ token }) => unsigned(token) !== undefined,
    given: nothingGiven,
    sender: holderOf(({ token }) => unsigned(token)),
    refusedWith: [401],
    because: 'a token says alg none where anybody wrote it',
  },
  {
    call: 'order.mine',
    title: 'with an expired token',
    onlyIf: ({ expiredToken }) => expiredToken !== undefined,
    given: nothingGiven,
    sender: holderOf(({ expiredToken }) => expiredToken),
    refusedWith: [401],
    because: 'the token has expired',
  },
  {
    call: 'order.mine',
    title: 'from a page of a stranger',
    given: nothingGiven,
    sender: strangersPage,
  },
];

export const renewalSteps: readonly Step[] = [
  {
    call: 'account.refresh',
    writes: true,
    needs: ['account.register', 'account.login'],
    given: ({ refreshToken }) => (refreshToken === undefined ? noRefreshToken : { body: { refreshToken } }),
    learn: (reply, state) => {
      const renewed = textAt(reply, 'accessToken');
      if (renewed === undefined) return;
      state.usedRefreshToken = state.refreshToken;
      state.refreshToken = textAt(reply, 'refreshToken') ?? state.refreshToken;
      state.renewedToken = renewed;
      if (state.refreshes === 'own' && state.token !== state.ownToken) state.ownToken = renewed;
      else if (state.refreshes === 'own') state.ownToken = state.token = renewed;
      else state.token = renewed;
    },
  },
  {
    call: 'account.profile',
    title: 'with the renewed token',
    writes: true,
    needs: ['account.refresh'],
    onlyIf: ({ renewedToken }) => renewedToken !== undefined,
    given: nothingGiven,
    sender: holderOf(({ renewedToken }) => renewedToken),
  },
  {
    call: 'account.refresh',
    title: 'with a used refresh token',
    writes: true,
    onlyIf: ({ usedRefreshToken, refreshToken }) => usedRefreshToken !== undefined && usedRefreshToken !== refreshToken,
    given: ({ usedRefreshToken }) => ({ body: { refreshToken: usedRefreshToken } }),
    refusedWith: rejectionStatuses,
    because: 'the reply replaced it',
  },
  {
    call: 'account.refresh',
    title: 'with a refresh token nobody issued',
    writes: true,
    given: () => ({ body: { refreshToken: 'no-such-token' } }),
    refusedWith: rejectionStatuses,
  },
];

/** These steps come last, because they sign out, first as the shop does, then with a token of a new customer. */
export const logoutSteps: readonly Step[] = [
  { call: 'account.logout', writes: true, given: nothingGiven },
  {
    call: 'account.logout',
    title: 'with a token',
    writes: true,
    needs: ['account.register'],
    onlyIf: (state) => spareToken(state) !== undefined,
    given: nothingGiven,
    sender: { token: spareToken, sendsTokenAlways: true },
  },
  {
    call: 'order.mine',
    title: 'with a token that was signed out',
    writes: true,
    needs: ['account.logout'],
    onlyIf: (state) => spareToken(state) !== undefined,
    given: nothingGiven,
    sender: holderOf(spareToken),
    refusedWith: [401],
    because: 'it was signed out',
    tolerated: true,
  },
];

function spareToken({ spareToken: spare, ownToken }: CheckState): string | undefined {
  return spare ?? ownToken;
}

/** The last character of a signature may carry no bits, so an earlier one is changed. */
function changed(token: string): string {
  const at = Math.max(0, token.length - 6);
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

function unsigned(token: string | undefined): string | undefined {
  const [, payload, signature] = token?.split('.') ?? [];
  return payload && signature ? `${btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')}.${payload}.` : undefined;
}
