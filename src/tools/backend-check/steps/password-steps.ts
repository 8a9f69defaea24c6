import type { CheckState } from './check-state';
import { textAt, type Step } from './step';

export const rejectionStatuses = [400, 401, 403, 422];
const secondPassword = 'check-8secret';

export function passwordSteps({
  email,
  password,
}: {
  readonly email: string;
  readonly password: string;
}): readonly Step[] {
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
      token: ownToken,
      given: change('wrong-7secret'),
      rejectedWith: [400, 409, 422],
      because: 'any other status signs the customer out or changes the password',
    },
    {
      call: 'account.changePassword',
      writes: true,
      needs: ['account.register'],
      token: ownToken,
      given: change(password),
      learn: (_reply, state) => (state.passwordWasChanged = true),
    },
    {
      call: 'account.profile',
      title: 'with the token that changed the password',
      writes: true,
      needs: ['account.changePassword'],
      onlyIf: wasChanged,
      given: () => ({}),
      token: ownToken,
      tolerated: true,
    },
    {
      call: 'account.profile',
      title: 'with a token of before the password was changed',
      writes: true,
      needs: ['account.changePassword', 'account.login'],
      onlyIf: (state) => wasChanged(state) && state.firstToken !== state.ownToken,
      given: () => ({}),
      token: ({ firstToken }) => firstToken,
      rejectedWith: [401],
      because: 'whoever knew the old password may have it',
      tolerated: true,
    },
    {
      call: 'account.login',
      title: 'with the old password',
      writes: true,
      needs: ['account.changePassword'],
      given: ifChanged(password),
      rejectedWith: rejectionStatuses,
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

export function learnLogin(reply: unknown, state: CheckState): void {
  const renewed = textAt(reply, 'accessToken') ?? state.ownToken;
  if (state.token === state.ownToken) state.token = renewed;
  state.ownToken = renewed;
  state.refreshToken = textAt(reply, 'refreshToken');
  state.refreshes = 'own';
}
