import type { Step } from './step';

const refusedWith = [400, 422];

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
      call: 'contact.message',
      title: 'without a word',
      writes: true,
      given: () => ({ body: { ...message, message: '' } }),
      refusedWith,
      because: 'nobody knows what the customer wants',
      learn: (_reply, { left }) => left.set('empty message', 'an empty message to the shop'),
    },
    {
      call: 'contact.message',
      title: 'without an email',
      writes: true,
      given: () => ({ body: { ...message, email: '' } }),
      refusedWith,
      because: 'nobody can answer it',
      learn: (_reply, { left }) => left.set('message from nobody', 'a message to the shop, from nobody'),
    },
    {
      call: 'contact.newsletter',
      writes: true,
      given: () => ({ body: { email } }),
      learn: (_reply, { left }) => left.set('newsletter', `a newsletter address, ${email}`),
    },
    {
      call: 'contact.newsletter',
      title: 'without an email',
      writes: true,
      given: () => ({ body: { email: '' } }),
      refusedWith,
      because: 'nothing can be sent there',
    },
  ];
}
