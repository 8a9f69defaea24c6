import { makeAutoObservable, runInAction } from 'mobx';
import type { ImageFile } from '../../domain/auth/ports';
import { maxAvatarSize } from '../../domain/profile/avatar-file';
import type { ChangePhoto, PhotoOutcome } from '../../domain/profile/change-photo';
import type { ServiceError } from '../../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import type { SessionViewModel } from '../auth/session.view-model';
import type { ToastsViewModel } from '../shell/toasts.view-model';

const tooLargeText = `This image is too large. Please choose a smaller one, ${maxAvatarSize} at most.`;

type PhotoReply =
  | { readonly kind: 'saved'; readonly text: string }
  | { readonly kind: 'error'; readonly title?: string; readonly text: string; readonly detail?: string };

export class ProfilePhotoViewModel {
  isPending = false;
  reply: PhotoReply | undefined = undefined;

  constructor(
    private readonly changePhoto: ChangePhoto,
    private readonly session: SessionViewModel,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  dispose(): void {
    this.isPending = false;
  }

  async send(file: ImageFile): Promise<void> {
    const { user } = this.session;
    if (!user || this.isPending) return;
    this.isPending = true;
    this.reply = undefined;
    const outcome = await this.changePhoto.execute(user, file);
    runInAction(() => this.conclude(outcome, user.id));
  }

  private conclude(outcome: PhotoOutcome, customerId: string): void {
    if (outcome.kind === 'saved') this.session.update(outcome.user);
    const reply = replyTo(outcome);
    if (this.isPending) {
      this.isPending = false;
      this.reply = reply;
    } else if (reply.kind === 'error' && this.session.user?.id === customerId) {
      const { text, detail } = reply;
      this.toasts.show({ text: `Your new photo was not saved. ${text}`, detail, urgent: true });
    }
  }
}

function replyTo(outcome: PhotoOutcome): PhotoReply {
  switch (outcome.kind) {
    case 'saved':
      return { kind: 'saved', text: 'Your new photo is saved' };
    case 'unfit':
      return { kind: 'error', text: outcome.message };
    case 'failed':
      return { kind: 'error', ...photoNotice(outcome.error) };
  }
}

function photoNotice(error: ServiceError): ErrorNotice {
  const notice = errorNotice(error, 'photo', 'Account');
  // `detail` is set if the service did not say why.
  return error.status === 413 && notice.detail ? { ...notice, text: tooLargeText } : notice;
}
