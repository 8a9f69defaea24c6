import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { validateCustomer } from '../domain/auth/customer-form';
import type { ProfileChange } from '../domain/auth/ports';
import type { User } from '../domain/auth/user';
import { profileForm, successMessagePeriod } from '../domain/profile/profile';
import type { ReadProfile } from '../domain/profile/read-profile';
import type { ProfileOutcome, UpdateProfile } from '../domain/profile/update-profile';
import { readableText } from '../domain/shared/server-text';
import type { Cancel, Timers } from '../domain/shared/ports';
import { asServiceError } from '../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from './error-notice';
import { Form } from './form';
import type { SessionViewModel } from './session.view-model';

const unexplainedFailure = 'Profile update failed. Please try again.';
const empty: ProfileChange = { firstName: '', lastName: '', email: '', phone: '' };

/** The customer's details, to read and to change. A failed save keeps what was typed. */
export class ProfileViewModel {
  mode: 'view' | 'edit' = 'view';
  readonly form = new Form<ProfileChange>(empty, validateCustomer);
  /** The newest details could not be read; those known on this device are shown. */
  readProblem: ErrorNotice | undefined = undefined;
  saving = false;
  saveProblem: string | undefined = undefined;
  /** For a moment after a save. */
  justSaved = false;
  /** The form was open on this visit of the page. */
  wasEdited = false;
  /** What the form began with. */
  private unchanged: ProfileChange = empty;
  private forgetSave: Cancel | undefined;

  constructor(
    private readonly readProfile: ReadProfile,
    private readonly updateProfile: UpdateProfile,
    private readonly session: SessionViewModel,
    private readonly timers: Timers,
  ) {
    makeAutoObservable<this, 'readProfile' | 'updateProfile' | 'session' | 'timers' | 'forgetSave'>(
      this,
      {
        form: false,
        readProfile: false,
        updateProfile: false,
        session: false,
        timers: false,
        forgetSave: false,
        readProblem: observableRef,
      },
      { autoBind: true },
    );
  }

  get user(): User | undefined {
    return this.session.user;
  }

  /** Something was typed that leaving would lose. */
  get isDirty(): boolean {
    const { values } = this.form;
    const { firstName, lastName, email, phone } = this.unchanged;
    const isSame =
      values.firstName === firstName &&
      values.lastName === lastName &&
      values.email === email &&
      values.phone === phone;
    return this.mode === 'edit' && !isSame;
  }

  async load(): Promise<void> {
    this.readProblem = undefined;
    try {
      this.session.show(await this.readProfile.execute());
    } catch (failure) {
      const problem = errorNotice(asServiceError(failure), 'other', 'Profile');
      runInAction(() => (this.readProblem = problem));
    }
  }

  dispose(): void {
    this.forgetSave?.();
    this.forgetSave = undefined;
  }

  edit(): void {
    if (!this.user) return;
    this.unchanged = profileForm(this.user);
    this.form.fill(this.unchanged);
    this.mode = 'edit';
    this.wasEdited = true;
    this.justSaved = false;
    this.saveProblem = undefined;
  }

  cancel(): void {
    if (!this.saving) this.mode = 'view';
  }

  async save(): Promise<void> {
    if (this.saving || !this.form.submit()) return;
    this.saving = true;
    this.saveProblem = undefined;
    const outcome = await this.updateProfile.execute(this.form.values);
    runInAction(() => this.conclude(outcome));
  }

  private conclude(outcome: ProfileOutcome): void {
    this.saving = false;
    if (outcome.kind === 'saved') {
      this.session.show(outcome.user);
      this.mode = 'view';
      this.praise();
    } else if (outcome.kind === 'failed') {
      this.saveProblem = readableText(outcome.error.message) ?? unexplainedFailure;
    }
  }

  private praise(): void {
    this.dispose();
    this.justSaved = true;
    this.forgetSave = this.timers.after(successMessagePeriod, () => runInAction(() => (this.justSaved = false)));
  }
}
