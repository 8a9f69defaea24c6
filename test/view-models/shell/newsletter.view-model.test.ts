import { describe, expect, it } from 'vitest';
import { NewsletterViewModel } from '../../../src/view-models/shell/newsletter.view-model';

function submitted(email: string) {
  const newsletter = new NewsletterViewModel();
  newsletter.type(email);
  newsletter.submit();
  return newsletter;
}

describe('newsletter form', () => {
  it.each([
    ['', 'Email is required'],
    ['priya.raman@', 'Email is invalid'],
  ])('refuses "%s"', (email, text) => {
    expect(submitted(email).reply).toEqual({ kind: 'refused', text });
  });

  it('shows that sign-up is not open yet', () => {
    const { reply } = submitted('priya.raman@example.com');
    expect(reply).toEqual({ kind: 'notOpen', text: 'Nothing was sent.' });
  });

  it('clears the error once the email is valid', () => {
    const newsletter = submitted('priya.raman@');
    newsletter.type('priya.raman@example');
    expect(newsletter.reply?.kind).toBe('refused');
    newsletter.type('priya.raman@example.com');
    expect(newsletter.reply).toBeUndefined();
  });
});
