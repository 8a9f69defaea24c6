import { observer } from 'mobx-react-lite';
import { SettingsViewModel } from '../../view-models/profile/settings.view-model';
import { Button } from '../components/buttons/button';
import { ConfirmDialog } from '../components/dialogs/confirm-dialog';
import { EmailLink } from '../components/shop/email-link';
import { Notice } from '../components/feedback/notice';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';
import { PhoneWithHours } from '../components/shop/phone-with-hours';
import { Panel } from '../components/panel';

export const DeleteAccountPanel = observer(function DeleteAccountPanel() {
  const settings = useViewModel(SettingsViewModel);
  const { contact } = useShop();
  return (
    <Panel title="Delete account" tight>
      <p className="muted mb-4">To delete your account, email or call support.</p>
      <div role="status">
        {settings.deletion === 'explained' && (
          <Notice role="none" className="mb-4">
            <b>Nothing has been deleted yet.</b>
            <br />
            <span>{'Write to '}</span>
            <EmailLink address={contact.supportEmail} />
            <span>{' from the address of your account and ask for it to be deleted, or call '}</span>
            <PhoneWithHours />
            <span>.</span>
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
          If you continue, we'll show you how to ask support. Nothing is deleted before that.
        </ConfirmDialog>
      )}
    </Panel>
  );
});
