import { otherKey } from './further-order-steps';
import { furtherOrder, orderId } from './order-steps';
import { holderOf, rejectionStatuses, type AnsweredStep, type RefusedStep, type Step } from './step';

/** The shop sends whole bodies. Another client's mistake is a refusal with a sentence, never a crash. */
export function shortBodySteps(uuid: string): readonly Step[] {
  const email = `storefront-check-short-${uuid}@example.com`;
  const name = { firstName: 'Storefront', lastName: 'Check' };
  return [
    short('account.login', 'without a password', () => ({ body: { email } })),
    {
      ...short('account.register', 'without a password', () => ({ body: { ...name, email, phone: '' } })),
      learn: (_reply, { left }) => left.set('account without a password', `an account, ${email}`),
    },
    short('account.refresh', 'without a refresh token', () => ({ body: {} })),
    short('account.google', 'without an id token', () => ({ body: {} })),
    {
      ...short('account.changePassword', 'without the current password', ({ ownToken }) =>
        ownToken === undefined ? 'there is no account with a password' : { body: { newPassword: 'check-9secret' } },
      ),
      needs: ['account.register'],
      sender: holderOf(({ ownToken }) => ownToken),
      refusedWith: [400, 422],
    },
    {
      ...lacking('account.updateProfile', 'without an email', () => ({ body: name })),
      onlyIf: ({ ownToken }) => ownToken !== undefined,
      needs: ['account.register'],
      sender: holderOf(({ ownToken }) => ownToken),
      mayRefuseWith: [400, 422],
    },
    {
      ...short('contact.message', 'without a field for the message', () => ({
        body: { name: 'Storefront Check', email, phone: '', subject: 'A check' },
      })),
      learn: (_reply, { left }) => left.set('short message', 'a message to the shop, without a text'),
    },
    short('contact.newsletter', 'without a field for the email', () => ({ body: {} })),
    {
      ...short('order.place', 'without a list of items', (state) =>
        furtherOrder(state, otherKey(uuid, 10), (body) => ({ ...body, items: undefined })),
      ),
      needs: ['menu.today', 'order.place'],
      refusedWith: [400, 422],
      learn: (reply, { left }) => left.set('order of nothing', `an order of nothing, ${orderId(reply) ?? ''}`),
    },
  ];
}

const lacking = (call: string, title: string, given: Step['given']): AnsweredStep => ({
  call,
  title,
  writes: true,
  given,
  tolerated: true,
});

const short = (call: string, title: string, given: Step['given']): RefusedStep => ({
  ...lacking(call, title, given),
  refusedWith: rejectionStatuses,
  because: 'a field of the body is missing',
});
