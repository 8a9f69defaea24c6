import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TabMessageDraftRepository } from '../../../src/adapters/storage/message-draft';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { ContactForm } from '../../../src/ui/contact/contact-form';
import { ContactFormViewModel } from '../../../src/view-models/contact/contact-form.view-model';
import { aJsonStorage } from '../../support/browser-storage';
import { flushPromises } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

/** `reply` ends the call that is pending. */
async function showForm() {
  const { session, toasts } = await aShop();
  let answer: (sent: Promise<void>) => void = () => undefined;
  const contact = new ContactFormViewModel(
    { send: () => new Promise((resolve) => (answer = resolve)) },
    session,
    toasts,
    new TabMessageDraftRepository(aJsonStorage()),
  );
  contact.form.fill({
    name: 'Ann Lee',
    email: 'ann.lee@example.com',
    phone: '',
    subject: 'A party',
    message: 'Forty cookies, please.',
  });
  const { user, unmount } = renderInShop(<ContactForm />, [contact, toasts]);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const reply = (failure?: ServiceError) =>
    act(() => {
      answer(failure ? Promise.reject(failure) : Promise.resolve());
      return flushPromises();
    });
  return { user, unmount, press, reply, toasts };
}

describe('the contact form', () => {
  it('cannot be changed while it is being sent, and then names the address that was sent', async () => {
    const { user, press, reply } = await showForm();
    await press('Send Message');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.type(email, '.au');
    expect(document.activeElement).toBe(email);
    await user.type(screen.getByRole('textbox', { name: 'Message' }), ' And napkins.');
    expect(screen.getByDisplayValue('Forty cookies, please.')).toBeDefined();
    await reply();
    expect(screen.getByText('ann.lee@example.com')).toBeDefined();
  });

  it('can be changed again when sending fails', async () => {
    const { user, press, reply } = await showForm();
    await press('Send Message');
    await reply(new ServiceError('refused', 'HTTP 400: Bad Request', 400));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), ' And napkins.');
    expect(screen.getByDisplayValue('Forty cookies, please. And napkins.')).toBeDefined();
  });

  it('tells the outcome by a toast if it was left', async () => {
    const { unmount, press, reply, toasts } = await showForm();
    await press('Send Message');
    unmount();
    await reply();
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Your message was sent.']);
  });

  it('hands the focus to the title of what it shows next', async () => {
    const { press, reply } = await showForm();
    await press('Send Message');
    await reply();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Message sent' }));
    await press('Write another message');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send us a message' }));
  });

  it('marks the title of its page while it has errors, and leaves that of the next page alone', async () => {
    document.title = 'Second Batch';
    const { user, unmount, press } = await showForm();
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.type(email, '@');
    await press('Send Message');
    expect(document.title).toBe('Error: Second Batch');
    await user.type(email, '{Backspace}');
    expect(document.title).toBe('Second Batch');
    await user.type(email, '@');
    await press('Send Message');
    document.title = 'Menu';
    unmount();
    expect(document.title).toBe('Menu');
  });

  it('says that nothing was sent only if the service refused it', async () => {
    const { press, reply } = await showForm();
    await press('Send Message');
    await reply(new ServiceError('refused', 'HTTP 404: Not Found', 404));
    const { textContent } = screen.getByRole('form');
    expect(textContent).toContain('Message service not found.');
    expect(textContent).toContain('Nothing was sent, and everything you typed is still here.');
  });

  it('says that the message may have been sent if no answer came', async () => {
    const { press, reply } = await showForm();
    await press('Send Message');
    await reply(new ServiceError('network', networkText, 0));
    expect(screen.getByRole('form').textContent).toContain(
      'Your message may have been sent. Everything you typed is still here.',
    );
  });
});
