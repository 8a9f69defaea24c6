import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ImageFile } from '../domain/auth/ports';
import type { ChangePhoto, PhotoOutcome } from '../domain/profile/change-photo';
import { readableText } from '../domain/shared/server-text';
import type { SessionViewModel } from './session.view-model';

const unexplainedFailure = 'The photo could not be saved. Please try again.';

/** The customer's picture; a new one is sent as soon as it is chosen. */
export class ProfilePhotoViewModel {
  sending = false;
  reply: { readonly kind: 'saved' | 'problem'; readonly text: string } | undefined = undefined;

  constructor(
    private readonly changePhoto: ChangePhoto,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable<this, 'changePhoto' | 'session'>(
      this,
      { changePhoto: false, session: false, reply: observableRef },
      { autoBind: true },
    );
  }

  async send(file: ImageFile): Promise<void> {
    const { user } = this.session;
    if (!user || this.sending) return;
    this.sending = true;
    this.reply = undefined;
    const outcome = await this.changePhoto.execute(user, file);
    runInAction(() => this.conclude(outcome));
  }

  private conclude(outcome: PhotoOutcome): void {
    this.sending = false;
    switch (outcome.kind) {
      case 'saved':
        this.session.show(outcome.user);
        this.reply = { kind: 'saved', text: 'Your new photo is saved' };
        return;
      case 'unfit':
        this.reply = { kind: 'problem', text: outcome.message };
        return;
      case 'failed':
        this.reply = { kind: 'problem', text: readableText(outcome.error.message) ?? unexplainedFailure };
    }
  }
}
