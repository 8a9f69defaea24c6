import { describe, expect, it } from 'vitest';
import { NewsletterViewModel } from '../../../src/view-models/shell/newsletter.view-model';

function submitted(email: string) {
  const newsletter = new NewsletterViewModel();
  newsletter.type(email);
  newsletter.submit();
  return newsletter;
}

describe('newsletter box', () => {
  it.each([
    ['', 'Email is required'],
    ['priya.raman@', 'Email is invalid'],
  ])('refuses "%s"', (email, text) => {
    expect(submitted(email).reply).toEqual({ kind: 'refused', text });
  });

  it('says that sign-up is not open yet', () => {
    const { reply } = submitted('priya.raman@example.com');
    expect(reply).toEqual({ kind: 'notOpen', text: 'Sign-up is not open yet. Nothing was sent.' });
  });

  it('takes a refusal back when the address is left mended', () => {
    const newsletter = submitted('priya.raman@');
    newsletter.leave();
    expect(newsletter.reply?.kind).toBe('refused');
    newsletter.type('priya.raman@example.com');
    newsletter.leave();
    expect(newsletter.reply).toBeUndefined();
  });
});
