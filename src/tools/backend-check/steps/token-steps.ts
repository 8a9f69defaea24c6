import type { CheckState } from './check-state';
import { textAt, type Step } from './step';

const emptyRequest: Step['given'] = () => ({});
const noRefreshToken = 'no refresh token came with a sign-in';
const refused = [400, 401, 403, 422];

export const badTokenSteps: readonly Step[] = [
  {
    call: 'order.mine',
    title: 'with a changed token',
    given: ({ token }) => (token === undefined ? 'it needs --token' : {}),
    token: ({ token }) => token && changed(token),
    rejectedWith: [401],
    because: 'nobody issued this token',
  },
  {
    call: 'order.mine',
    title: 'with an unsigned token',
    onlyIf: ({ token }) => unsigned(token) !== undefined,
    given: emptyRequest,
    token: ({ token }) => unsigned(token),
    rejectedWith: [401],
    because: 'a token says alg none where anybody wrote it',
  },
  {
    call: 'order.mine',
    title: 'with an expired token',
    onlyIf: ({ expiredToken }) => expiredToken !== undefined,
    given: emptyRequest,
    token: ({ expiredToken }) => expiredToken,
    rejectedWith: [401],
    because: 'the token has expired',
  },
  {
    call: 'order.mine',
    title: 'from a page of a stranger',
    given: emptyRequest,
    origin: 'https://stranger.example',
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
    given: emptyRequest,
    token: ({ renewedToken }) => renewedToken,
  },
  {
    call: 'account.refresh',
    title: 'with a used refresh token',
    writes: true,
    onlyIf: ({ usedRefreshToken, refreshToken }) => usedRefreshToken !== undefined && usedRefreshToken !== refreshToken,
    given: ({ usedRefreshToken }) => ({ body: { refreshToken: usedRefreshToken } }),
    rejectedWith: refused,
    because: 'the reply replaced it',
  },
  {
    call: 'account.refresh',
    title: 'with a refresh token nobody issued',
    writes: true,
    given: () => ({ body: { refreshToken: 'no-such-token' } }),
    rejectedWith: refused,
  },
];

/** Last, because it signs out: first as the shop does, then with the token of a customer that the check made. */
export const logoutSteps: readonly Step[] = [
  { call: 'account.logout', writes: true, given: emptyRequest },
  {
    call: 'account.logout',
    title: 'with a token',
    writes: true,
    needs: ['account.register'],
    onlyIf: (state) => spareToken(state) !== undefined,
    given: emptyRequest,
    token: spareToken,
    forceToken: true,
  },
  {
    call: 'order.mine',
    title: 'with a token that was signed out',
    writes: true,
    needs: ['account.logout'],
    onlyIf: (state) => spareToken(state) !== undefined,
    given: emptyRequest,
    token: spareToken,
    rejectedWith: [401],
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
