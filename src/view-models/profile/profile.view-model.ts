import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { optionalNames, validateCustomer } from '../../domain/auth/customer-form';
import type { ProfileChange } from '../../domain/auth/ports';
import type { User } from '../../domain/auth/user';
import type { ProfileDraftRepository } from '../../domain/profile/ports';
import { changedFields, profileFields, profileForm, successMessagePeriod } from '../../domain/profile/profile-form';
import type { ReadProfile } from '../../domain/profile/read-profile';
import type { ProfileOutcome, UpdateProfile } from '../../domain/profile/update-profile';
import type { Cancel, Timers } from '../../domain/shared/ports';
import { asServiceError, isRefusal } from '../../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import { Form } from '../shared/form';
import type { SessionViewModel } from '../auth/session.view-model';

const empty: ProfileChange = { firstName: '', lastName: '', email: '', phone: '' };

/** The profile page in its two modes. Typed changes outlive a session that ends meanwhile. */
export class ProfileViewModel {
  mode: 'view' | 'edit' = 'view';
  readonly form = new Form<ProfileChange>(empty, (change) => validateCustomer(change, this.optionalNames));
  readError: ErrorNotice | undefined = undefined;
  isPending = false;
  /** `nothingChanged`: the service refused the change. */
  saveError: (ErrorNotice & { readonly nothingChanged: boolean }) | undefined = undefined;
  isJustSaved = false;
  wasEdited = false;
  /** The user in the form, with the details that came since the form was opened. */
  private editedUser: User | undefined = undefined;
  private reading: AbortController | undefined;
  private stopWatchingUser: Cancel | undefined;
  private cancelSaved: Cancel | undefined;

  constructor(
    private readonly readProfile: ReadProfile,
    private readonly updateProfile: UpdateProfile,
    private readonly session: SessionViewModel,
    private readonly timers: Timers,
    private readonly drafts: ProfileDraftRepository,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get user(): User | undefined {
    return this.session.user;
  }

  get optionalNames(): ReturnType<typeof optionalNames> {
    return optionalNames(this.editedUser);
  }

  get isDirty(): boolean {
    return this.mode === 'edit' && Object.keys(this.changes).length > 0;
  }

  private get changes(): Partial<ProfileChange> {
    return this.editedUser ? changedFields(this.form.values, this.editedUser) : {};
  }

  async load(): Promise<void> {
    this.reading?.abort();
    const reading = new AbortController();
    this.reading = reading;
    this.readError = undefined;
    const { signal } = reading;
    const details = () => JSON.stringify(this.session.user);
    // A change during the read is newer than its result.
    const stopWatching = reaction(details, () => reading.abort());
    try {
      const user = await this.readProfile.execute(signal);
      if (!signal.aborted) this.session.update(user);
    } catch (failure) {
      const error = errorNotice(asServiceError(failure), 'other', 'Profile');
      if (!signal.aborted) runInAction(() => (this.readError = error));
    } finally {
      stopWatching();
    }
  }

  dispose(): void {
    this.isPending = false;
    this.reading?.abort();
    this.stopWatchingUser?.();
    this.cancelSaved?.();
    this.cancelSaved = undefined;
    // Nobody asked the customer about unsaved changes when the session ended.
    if (this.editedUser && this.isDirty && this.user?.id !== this.editedUser.id)
      this.drafts.save(this.editedUser.id, this.changes);
  }

  edit(): void {
    if (!this.user) return;
    this.editedUser = this.user;
    this.form.fill({ ...profileForm(this.user), ...this.drafts.consume(this.user.id) });
    this.stopWatchingUser?.();
    this.stopWatchingUser = reaction(
      () => this.user,
      (user) => this.takeNewer(user),
    );
    this.mode = 'edit';
    this.wasEdited = true;
    this.isJustSaved = false;
    this.saveError = undefined;
  }

  cancel(): void {
    if (!this.isPending) this.mode = 'view';
  }

  discard(): void {
    this.editedUser = undefined;
  }

  async save(): Promise<void> {
    if (this.isPending || !this.form.submit()) return;
    this.isPending = true;
    this.saveError = undefined;
    const outcome = await this.updateProfile.execute(this.form.values);
    if (outcome.kind === 'saved') this.session.update(outcome.user);
    if (this.isPending) this.conclude(outcome);
  }

  /** Newer details, perhaps saved in another tab, replace those that the customer has not changed. */
  private takeNewer(user: User | undefined): void {
    if (!user || user.id !== this.editedUser?.id) return;
    const merged = { ...profileForm(user), ...this.changes };
    this.editedUser = user;
    for (const field of profileFields) this.form.set(field, merged[field]);
  }

  private conclude(outcome: ProfileOutcome): void {
    this.isPending = false;
    if (outcome.kind === 'saved') {
      this.mode = 'view';
      this.showSaved();
    } else if (outcome.kind === 'failed') {
      const { error } = outcome;
      this.saveError = { ...errorNotice(error, 'profile', 'Profile'), nothingChanged: isRefusal(error) };
    }
  }

  private showSaved(): void {
    this.cancelSaved?.();
    this.isJustSaved = true;
    this.cancelSaved = this.timers.after(successMessagePeriod, () => runInAction(() => (this.isJustSaved = false)));
  }
}
