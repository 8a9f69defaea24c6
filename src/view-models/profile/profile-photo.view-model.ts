import { makeAutoObservable, runInAction } from 'mobx';
import type { ImageFile } from '../../domain/auth/ports';
import type { ChangePhoto, PhotoOutcome } from '../../domain/profile/change-photo';
import type { ServiceError } from '../../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import type { SessionViewModel } from '../auth/session.view-model';

const tooLargeText = 'This image is too large. Please choose a smaller one, 5 MB at most.';

type PhotoReply =
  | { readonly kind: 'saved'; readonly text: string }
  /** The title is set if the service failed. */
  | { readonly kind: 'error'; readonly title?: string; readonly text: string; readonly detail?: string };

/** The customer's photo. A new one is uploaded as soon as it is chosen. */
export class ProfilePhotoViewModel {
  isPending = false;
  reply: PhotoReply | undefined = undefined;

  constructor(
    private readonly changePhoto: ChangePhoto,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async send(file: ImageFile): Promise<void> {
    const { user } = this.session;
    if (!user || this.isPending) return;
    this.isPending = true;
    this.reply = undefined;
    const outcome = await this.changePhoto.execute(user, file);
    runInAction(() => this.conclude(outcome));
  }

  private conclude(outcome: PhotoOutcome): void {
    this.isPending = false;
    switch (outcome.kind) {
      case 'saved':
        this.session.update(outcome.user);
        this.reply = { kind: 'saved', text: 'Your new photo is saved' };
        return;
      case 'unfit':
        this.reply = { kind: 'error', text: outcome.message };
        return;
      case 'failed':
        this.reply = { kind: 'error', ...photoNotice(outcome.error) };
    }
  }
}

function photoNotice(error: ServiceError): ErrorNotice {
  const notice = errorNotice(error, 'photo', 'Account');
  // `detail` is set if the service did not say why.
  return error.status === 413 && notice.detail ? { ...notice, text: tooLargeText } : notice;
}
