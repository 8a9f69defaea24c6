import type { Step } from './step';

export function contactSteps(uuid: string): readonly Step[] {
  const email = `storefront-check-${uuid}@example.com`;
  const message = {
    name: 'Storefront Check',
    email,
    phone: '',
    subject: 'A check',
    message: 'Please ignore this message.',
  };
  return [
    {
      call: 'contact.message',
      writes: true,
      given: () => ({ body: message }),
      learn: (_reply, { left }) => left.set('message', `a message to the shop, from ${email}`),
    },
    {
      call: 'contact.newsletter',
      writes: true,
      given: () => ({ body: { email } }),
      learn: (_reply, { left }) => left.set('newsletter', `a newsletter address, ${email}`),
    },
  ];
}
