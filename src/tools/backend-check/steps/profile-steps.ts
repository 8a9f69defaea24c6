import { fieldOf } from '../rules/compare';
import { lostFields, missingFields } from '../rules/typed-text';
import type { CheckState, ProfileBody } from './check-state';
import { avatarSteps } from './avatar-steps';
import { textAt, type Step } from './step';

const noAccount = 'it would change an account that is not for tests; ask for it with --test-account';
export const testToken = ({ isTestAccount, token, ownToken }: CheckState) => (isTestAccount ? token : ownToken);
const forTestAccount =
  (given: (state: CheckState) => ReturnType<Step['given']>): Step['given'] =>
  (state) =>
    testToken(state) === undefined ? noAccount : given(state);

export function profileIn(reply: unknown): ProfileBody {
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

export function profileSteps(newEmail: string): readonly Step[] {
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
    token: testToken,
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
      token: testToken,
      given: forTestAccount(() => ({})),
      learn: (reply, state) => (state.profile = profileIn(reply)),
    },
    {
      call: 'account.updateProfile',
      writes: true,
      needs: ['account.profile'],
      token: testToken,
      given: change(changed),
      rule: (reply, state) => lostFields({ ...changed(state) }, profileIn(reply), ''),
      learn: (_reply, state) => (state.profileWasChanged = true),
    },
    readBack('after changing it', changed),
    {
      call: 'account.updateProfile',
      title: 'back again',
      writes: true,
      needs: ['account.profile'],
      token: testToken,
      given: change(({ profile }) => profile),
    },
    readBack('after changing it back', ({ profile }) => profile),
    ...avatarSteps({ token: testToken }, forTestAccount),
  ];
}
