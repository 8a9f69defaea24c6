import { observer } from 'mobx-react-lite';
import { ProfileViewModel } from '../../view-models/profile/profile.view-model';
import { Button } from '../components/buttons/button';
import { Notice } from '../components/feedback/notice';
import { useViewModel } from '../view-model-context';
import { AccountPage } from './account-page';
import { ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt';
import { ConfirmDialog } from '../components/dialogs/confirm-dialog';
import { useId } from 'react';
import { Modal } from '../components/dialogs/modal';

export const ProfileScreen = observer(function ProfileScreen() {
  const profile = useViewModel(ProfileViewModel);
  const stay = useUnsavedChangesPrompt(profile.isDirty);
  return (
    <AccountPage title="Profile">
      <div role="status">
        {profile.isJustSaved && (
          <Notice tone="success" role="none" className="mb-6">
            <b>Profile updated successfully!</b>
          </Notice>
        )}
      </div>
      <LoadErrorNotice profile={profile} />
      {profile.mode === 'edit' ? <ProfileForm profile={profile} /> : <ProfileView profile={profile} />}
      {stay &&
        (profile.isPending ? (
          <LeaveAfterSaveDialog onStay={stay} />
        ) : (
          <DiscardChangesDialog onKeep={stay} onDiscard={profile.discard} />
        ))}
    </AccountPage>
  );
});

const LoadErrorNotice = observer(function LoadErrorNotice({ profile }: { readonly profile: ProfileViewModel }) {
  const { readError } = profile;
  if (!readError) return null;
  return (
    <Notice tone="warning" role="status" className="mb-6">
      <b>{readError.title}</b>
      <br />
      <bdi>{readError.text}</bdi>
      <br />
      <span>You're seeing what this device last saved.</span>
      <div className="mt-3">
        <Button size="sm" variant="secondary" onClick={() => void profile.load()}>
          Retry
        </Button>
      </div>
    </Notice>
  );
});

interface DiscardChangesDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function DiscardChangesDialog({ onKeep, onDiscard }: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      keep="Keep editing"
      proceed="Discard changes"
      onKeep={onKeep}
      onProceed={onDiscard}
    >
      What you typed isn't saved yet.
    </ConfirmDialog>
  );
}

function LeaveAfterSaveDialog({ onStay }: { readonly onStay: () => void }) {
  const explanation = useId();
  return (
    <Modal
      title="Your changes are being saved"
      alert
      describedBy={explanation}
      onClose={onStay}
      foot={
        <Button variant="secondary" onClick={onStay}>
          Stay here
        </Button>
      }
    >
      <p className="muted" id={explanation}>
        You'll leave this page as soon as they are.
      </p>
    </Modal>
  );
}
