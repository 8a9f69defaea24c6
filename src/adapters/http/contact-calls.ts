import { call } from './call';
import { messageBody, newsletterBody } from './contact.wire';
import { done } from './wire';

export const contactCalls = {
  message: call({
    method: 'POST',
    path: '/api/v1/contact/message',
    once: true,
    body: messageBody,
    reply: done,
    failure: 'Your message could not be sent. Please try again.',
  }),
  newsletter: call({
    method: 'POST',
    path: '/api/v1/contact/newsletter',
    body: newsletterBody,
    reply: done,
    failure: 'Sign-up failed. Please try again.',
  }),
};
