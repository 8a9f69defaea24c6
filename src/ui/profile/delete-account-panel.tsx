import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { SettingsViewModel } from '../../view-models/profile/settings.view-model';
import { Button } from '../components/button';
import { ConfirmDialog } from '../components/dialogs/confirm-dialog';
import { EmailLink } from '../components/email-link';
import { Notice } from '../components/feedback/notice';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';

/** Nothing is deleted here: after the question it says how to ask the support for it. */
export const DeleteAccountPanel = observer(function DeleteAccountPanel() {
  const settings = useViewModel(SettingsViewModel);
  const { contact } = useShop();
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel__head panel__head--tight">
        <h2 id={titleId}>Delete account</h2>
      </div>
      <p className="muted mb-4">Our support deletes accounts by hand, when you ask for it.</p>
      <div role="status">
        {settings.deletion === 'explained' && (
          <Notice role="none" className="mb-4">
            <b>Nothing has been deleted yet.</b>
            <br />
            Write to <EmailLink address={contact.supportEmail} /> from the address of your account and ask for it to be
            deleted, or call <a href={`tel:${contact.phoneDial}`}>{contact.phone}</a>.
          </Notice>
        )}
      </div>
      <Button variant="danger-quiet" onClick={settings.askToDelete}>
        Delete account
      </Button>
      {settings.deletion === 'asked' && (
        <ConfirmDialog
          title="Delete your account?"
          keep="Keep account"
          proceed="Delete account"
          onKeep={settings.keepAccount}
          onProceed={settings.confirmDeletion}
        >
          Our support does this by hand. If you go on, we show you how to ask for it; nothing is deleted before that.
        </ConfirmDialog>
      )}
    </section>
  );
});
