import { ConfirmDialog } from '../components/dialogs/confirm-dialog';

interface DiscardChangesDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

export function DiscardChangesDialog({ onKeep, onDiscard }: DiscardChangesDialogProps) {
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
