import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { contactModule } from '../../src/app/modules/contact.module';
import { tokens } from '../../src/app/tokens';
import { SessionViewModel } from '../../src/view-models/auth/session.view-model';
import { ContactFormViewModel } from '../../src/view-models/contact/contact-form.view-model';
import { ToastsViewModel } from '../../src/view-models/shell/toasts.view-model';
import { aJsonStorage } from '../support/browser-storage';
import { aShop } from '../support/shop';

describe('the contact form', () => {
  it('is the same on every visit to its page, so that it keeps what was typed', async () => {
    const { session, toasts } = await aShop();
    const container = new Container();
    container.load(contactModule);
    container.rebind(tokens.contactGateway).toConstantValue({ send: () => Promise.resolve() });
    container.bind(SessionViewModel).toConstantValue(session);
    container.bind(ToastsViewModel).toConstantValue(toasts);
    container.bind(tokens.tabStorage).toConstantValue(aJsonStorage());
    expect(container.get(ContactFormViewModel)).toBe(container.get(ContactFormViewModel));
  });
});
