import { describe, expect, it } from 'vitest';
import type { ContactMessage } from '../../../src/domain/contact/contact-message';
import { ServiceError, timeoutText } from '../../../src/domain/shared/service-error';
import { ContactFormViewModel } from '../../../src/view-models/contact/contact-form.view-model';

const message: ContactMessage = {
  name: 'Priya Raman',
  email: 'priya.raman@example.com',
  phone: '',
  subject: 'A box for twelve',
  message: 'Could you pack two boxes of six for Saturday?',
};

function aForm(send: (sent: ContactMessage) => Promise<void>) {
  const contact = new ContactFormViewModel({ send });
  contact.form.fill(message);
  return contact;
}

describe('contact form', () => {
  it('sends a valid message and confirms it', async () => {
    const sent: ContactMessage[] = [];
    const contact = aForm(async (given) => void sent.push(given));
    await contact.send();
    expect(sent).toEqual([message]);
    expect(contact.state).toBe('sent');
  });

  it('trims what is sent, and keeps what was typed', async () => {
    const sent: ContactMessage[] = [];
    const contact = aForm(async (given) => void sent.push(given));
    const typed = { ...message, name: ' Priya Raman ', phone: ' 2145550100 ' };
    contact.form.fill(typed);
    await contact.send();
    expect(sent).toEqual([{ ...message, phone: '2145550100' }]);
    expect(contact.form.values).toEqual(typed);
  });

  it('names every invalid field and sends nothing', async () => {
    const contact = aForm(() => Promise.reject(new Error('This call was not expected')));
    contact.form.fill({ name: '', email: 'priya.raman@', phone: '', subject: ' ', message: 'Two boxes ' });
    await contact.send();
    expect(contact.form.errors).toEqual({
      name: 'Name is required',
      email: 'Email is invalid',
      subject: 'Subject is required',
      message: 'Message must be at least 10 characters',
    });
  });

  it('keeps the text when sending fails, and sends it on the next press', async () => {
    const answers = [() => Promise.reject(new ServiceError('timeout', timeoutText, 408)), () => Promise.resolve()];
    const contact = aForm(() => answers.shift()?.() ?? Promise.resolve());
    await contact.send();
    expect(contact.state).toBe('writing');
    expect(contact.error?.title).toBe('Request Timeout');
    expect(contact.form.values).toEqual(message);
    await contact.send();
    expect(contact.state).toBe('sent');
    expect(contact.error).toBeUndefined();
  });

  it('sends once, however often it is pressed', async () => {
    let calls = 0;
    const contact = aForm(() => new Promise(() => void (calls += 1)));
    void contact.send();
    void contact.send();
    expect(calls).toBe(1);
    expect(contact.state).toBe('pending');
  });

  it('keeps the sender for another message', async () => {
    const contact = aForm(() => Promise.resolve());
    await contact.send();
    contact.writeAnother();
    expect(contact.state).toBe('writing');
    expect(contact.form.values).toEqual({ ...message, subject: '', message: '' });
  });
});
