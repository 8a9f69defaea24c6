import { observer } from 'mobx-react-lite';
import { useEffect, useId, type FormEvent } from 'react';
import type { ProfileViewModel } from '../../view-models/profile/profile.view-model';
import { Button } from '../components/button';
import { CustomerFields } from '../components/forms/customer-fields';
import { ErrorSummary } from '../components/forms/error-summary';
import { Notice } from '../components/feedback/notice';
import { fieldId, formField, summaryOf } from '../components/forms/form-field';
import { ProfilePhoto } from './profile-photo';

export const ProfileForm = observer(function ProfileForm({ profile }: { readonly profile: ProfileViewModel }) {
  const prefix = useId();
  const { form, isPending, saveError } = profile;
  const first = fieldId(prefix, 'firstName');
  // The button that led here is gone.
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void profile.save();
  };
  return (
    <form className="panel" noValidate aria-label="Edit your details" onSubmit={submit}>
      <ErrorSummary key={form.failedSubmits} className="mb-6" errors={summaryOf(form, prefix)} />
      {saveError && (
        <Notice tone="danger" className="mb-6">
          <b>{saveError.title}</b>
          <br />
          <bdi>{saveError.text}</bdi>
          <br />
          {saveError.nothingChanged
            ? 'Nothing was changed, and everything you typed is still here.'
            : 'Everything you typed is still here.'}
        </Notice>
      )}
      <ProfilePhoto />
      <div className="fields">
        <CustomerFields bind={(field) => formField(form, field, prefix)} />
      </div>
      <div className="row row--wrap mt-6">
        <Button type="submit" busy={isPending}>
          Save Changes
        </Button>
        <Button variant="ghost" onClick={profile.cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
});
