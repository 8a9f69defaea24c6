import { describe, expect, it } from 'vitest';
import { TabMessageDraftRepository } from '../../../src/adapters/storage/message-draft';
import { emptyMessage, type ContactMessage } from '../../../src/domain/contact/contact-message';
import { ServiceError, timeoutText } from '../../../src/domain/shared/service-error';
import { ContactFormViewModel } from '../../../src/view-models/contact/contact-form.view-model';
import { aJsonStorage } from '../../support/browser-storage';
import { aSession, aUser } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { aShop } from '../../support/shop';

const message: ContactMessage = {
  name: 'Priya Raman',
  email: 'priya.raman@example.com',
  phone: '',
  subject: 'A box for twelve',
  message: 'Could you pack two boxes of six for Saturday?',
};

type Send = (sent: ContactMessage) => Promise<void>;

async function aVisit(send: Send, signedIn = true) {
  const shop = await aShop({ signedIn });
  const drafts = new TabMessageDraftRepository(aJsonStorage());
  /** Each page of the tab has its own. */
  const open = () => new ContactFormViewModel({ send }, shop.session, shop.toasts, drafts);
  const contact = open();
  contact.load();
  contact.form.fill(message);
  return {
    ...shop,
    contact,
    open,
    leave: () => contact.dispose(),
    texts: () => shop.toasts.toasts.map(({ text }) => text),
  };
}

async function aForm(send: Send) {
  return (await aVisit(send)).contact;
}

function aPendingCall() {
  let resolve: (answer: Promise<void>) => void = () => undefined;
  const send = () => new Promise<void>((settle) => (resolve = settle));
  const answer = async (result: Promise<void>) => {
    resolve(result);
    await flushPromises();
  };
  return { send, answer };
}

const refused = () => Promise.reject(new ServiceError('refused', 'HTTP 400: Bad Request', 400));
const unanswered = () => Promise.reject(new ServiceError('timeout', timeoutText, 408));

describe('contact form', () => {
  it('sends a valid message and confirms it', async () => {
    const sent: ContactMessage[] = [];
    const contact = await aForm(async (given) => void sent.push(given));
    await contact.send();
    expect(sent).toEqual([message]);
    expect(contact.state).toBe('sent');
  });

  it('trims what is sent, and keeps what was typed', async () => {
    const sent: ContactMessage[] = [];
    const contact = await aForm(async (given) => void sent.push(given));
    const typed = { ...message, name: ' Priya Raman ', phone: ' 2145550100 ' };
    contact.form.fill(typed);
    await contact.send();
    expect(sent).toEqual([{ ...message, phone: '2145550100' }]);
    expect(contact.form.values).toEqual(typed);
  });

  it('names every invalid field and sends nothing', async () => {
    const contact = await aForm(() => Promise.reject(new Error('This call was not expected')));
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
    const answers = [unanswered, () => Promise.resolve()];
    const contact = await aForm(() => answers.shift()?.() ?? Promise.resolve());
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
    const contact = await aForm(() => new Promise(() => void (calls += 1)));
    void contact.send();
    void contact.send();
    expect(calls).toBe(1);
    expect(contact.state).toBe('pending');
  });

  it('keeps the sender for another message', async () => {
    const contact = await aForm(() => Promise.resolve());
    await contact.send();
    contact.writeAnother();
    expect(contact.state).toBe('writing');
    expect(contact.form.values).toEqual({ ...message, subject: '', message: '' });
  });
});

describe('a contact form that was left', () => {
  it('keeps what was typed, without its errors', async () => {
    const { contact, leave } = await aVisit(() => Promise.resolve());
    contact.form.set('email', 'priya.raman@');
    await contact.send();
    leave();
    contact.load();
    expect(contact.form.values).toEqual({ ...message, email: 'priya.raman@' });
    expect(contact.form.messages).toEqual([]);
  });

  it('is empty after its message was confirmed, but for the sender', async () => {
    const { contact, leave } = await aVisit(() => Promise.resolve());
    await contact.send();
    leave();
    contact.load();
    expect(contact.state).toBe('writing');
    expect(contact.form.values).toEqual({ ...message, subject: '', message: '' });
  });

  it('tells that its message was sent', async () => {
    const { send, answer } = aPendingCall();
    const { contact, leave, texts } = await aVisit(send);
    void contact.send();
    leave();
    await answer(Promise.resolve());
    expect(texts()).toEqual(['Your message was sent.']);
    expect(contact.state).toBe('writing');
    expect(contact.form.values).toEqual({ ...message, subject: '', message: '' });
  });

  it.each([
    ['was not sent', refused],
    ['may not have been sent', unanswered],
  ])('tells that its message %s, and keeps it', async (outcome, failure) => {
    const { send, answer } = aPendingCall();
    const { contact, leave, texts } = await aVisit(send);
    void contact.send();
    leave();
    await answer(failure());
    expect(texts()).toEqual([`Your message ${outcome}. You can find it in the contact form.`]);
    contact.load();
    expect(contact.form.values).toEqual(message);
    expect(contact.error).toBeDefined();
  });

  it('shows the outcome itself if it is back before it comes', async () => {
    const { send, answer } = aPendingCall();
    const { contact, leave, texts } = await aVisit(send);
    void contact.send();
    leave();
    contact.load();
    expect(contact.state).toBe('pending');
    await answer(Promise.resolve());
    expect(contact.state).toBe('sent');
    expect(texts()).toEqual([]);
  });
});

describe('a contact form on the next page of the tab', () => {
  const other = aUser({ id: 'user-2' });

  it('has what a guest typed before the sign-in', async () => {
    const { open, session } = await aVisit(refused, false);
    session.show(aSession().user);
    expect(open().form.values).toEqual(message);
  });

  it('has what was typed before the session ended, for the same customer only', async () => {
    const { open, session, authErrorChannel } = await aVisit(refused);
    authErrorChannel.report();
    expect(open().form.values).toEqual(emptyMessage);
    session.show(aSession().user);
    expect(open().form.values).toEqual(message);
  });

  it('has nothing for another customer of what was typed on after a session ended', async () => {
    const { open, session, authErrorChannel } = await aVisit(refused);
    const contact = open();
    authErrorChannel.report();
    contact.form.set('message', 'Two boxes, please');
    expect(open().form.values).toEqual(emptyMessage);
    session.show(other);
    expect(open().form.values).toEqual(emptyMessage);
  });

  it('has what a guest typed after a sign-out for whoever signs in', async () => {
    const { contact, open, session } = await aVisit(refused);
    session.signOut();
    contact.form.fill(message);
    session.show(aSession().user);
    expect(open().form.values).toEqual(message);
  });

  it('has nothing for another customer, and nothing after a sign-out', async () => {
    const { open, session } = await aVisit(refused);
    session.signOut();
    expect(open().form.values).toEqual(emptyMessage);
    session.show(other);
    expect(open().form.values).toEqual(emptyMessage);
  });

  it('has the sender of a message that was sent, but not the message', async () => {
    const { contact, open } = await aVisit(() => Promise.resolve());
    await contact.send();
    expect(contact.form.values).toEqual(message);
    expect(open().form.values).toEqual({ ...message, subject: '', message: '' });
  });
});

describe('the message of a customer', () => {
  const other = aUser({ id: 'user-2' });

  it.each<[string, (visit: Awaited<ReturnType<typeof aVisit>>) => void]>([
    ['signs out', ({ session }) => session.signOut()],
    ['signs out in another tab', ({ sessions }) => sessions.changeElsewhere(undefined)],
    ['is followed by another', ({ session }) => session.show(other)],
    [
      'is followed by another after the session expired',
      ({ session, authErrorChannel }) => {
        authErrorChannel.report();
        session.show(other);
      },
    ],
  ])('is forgotten when the customer %s', async (_how, end) => {
    const visit = await aVisit(refused);
    await visit.contact.send();
    end(visit);
    expect(visit.contact.form.values).toEqual(emptyMessage);
    expect(visit.contact.error).toBeUndefined();
  });

  it('is kept when the session expires and the customer is back', async () => {
    const { contact, session, authErrorChannel } = await aVisit(refused);
    authErrorChannel.report();
    session.show(aSession().user);
    expect(contact.form.values).toEqual(message);
  });

  it('is kept when a guest signs in', async () => {
    const { contact, session } = await aVisit(refused, false);
    session.show(aSession().user);
    expect(contact.form.values).toEqual(message);
  });

  it('is not told to the next one', async () => {
    const { send, answer } = aPendingCall();
    const { contact, session, texts } = await aVisit(send);
    void contact.send();
    session.show(other);
    expect(contact.state).toBe('writing');
    const typed = { ...message, name: 'Ann Lee' };
    contact.form.fill(typed);
    await answer(Promise.resolve());
    expect(contact.state).toBe('writing');
    expect(contact.form.values).toEqual(typed);
    expect(texts()).toEqual([]);
  });
});
