import type { ContactMessage } from '../../domain/contact/contact-message';
import type { MessageDraftRepository } from '../../domain/contact/ports';
import { present } from '../../domain/shared/present';
import type { JsonStorage } from './json-storage';
import { stored, type StoredValue } from './stored';
import { aText, orElse, recordOf } from './stored-schema';

interface MessageDraft {
  readonly written: ContactMessage;
  readonly customerId?: string;
}

const text = orElse(aText, '');

const storedMessageDraft = stored<MessageDraft | undefined>(
  'storefront.messageDraft',
  recordOf(
    { written: recordOf({ name: text, email: text, phone: text, subject: text, message: text }) },
    { customerId: aText },
  ),
  undefined,
);

/** Sign-in with Google leaves the page and comes back to a new one, so the tab keeps what was typed. */
export class TabMessageDraftRepository implements MessageDraftRepository {
  private readonly draft: StoredValue<MessageDraft | undefined>;

  constructor(tab: JsonStorage) {
    this.draft = storedMessageDraft(tab);
  }

  load(customerId: string | undefined): ContactMessage | undefined {
    const draft = this.draft.load();
    if (!draft || (draft.customerId !== undefined && draft.customerId !== customerId)) return undefined;
    // The first customer who signs in takes over a guest's message, and later customers must not see it.
    if (draft.customerId !== customerId) this.save(draft.written, customerId);
    return draft.written;
  }

  save(written: ContactMessage, customerId: string | undefined): void {
    this.draft.save(present({ written, customerId }));
  }
}
