import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { ProfileViewModel } from '../../view-models/profile/profile.view-model';
import { Button } from '../components/buttons/button';
import { CustomerFields } from '../components/forms/customer-fields';
import { ErrorTexts } from '../components/feedback/error-texts';
import { Notice } from '../components/feedback/notice';
import { fieldId, formField } from '../components/forms/form-field';
import { ProfilePhoto } from './profile-photo';
import { FormFrame } from '../components/forms/form-frame';
import { SrOnly } from '../components/text/sr-only';

export const ProfileForm = observer(function ProfileForm({ profile }: { readonly profile: ProfileViewModel }) {
  const prefix = useId();
  const titleId = useId();
  const pendingId = useId();
  const { form, isPending, saveError } = profile;
  const first = fieldId(prefix, 'firstName');
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  return (
    <>
      <SrOnly as="h2" id={titleId}>
        Edit your details
      </SrOnly>
      <FormFrame
        form={form}
        prefix={prefix}
        className="panel"
        summaryClass="mb-6"
        aria-labelledby={titleId}
        onSubmit={() => void profile.save()}
      >
        {saveError && (
          <Notice tone="danger" className="mb-6">
            <ErrorTexts error={saveError}>
              {saveError.nothingChanged
                ? 'Nothing was changed, and everything you typed is still here.'
                : 'Everything you typed is still here.'}
            </ErrorTexts>
          </Notice>
        )}
        <ProfilePhoto />
        <div className="fields">
          <CustomerFields
            bind={(field) => formField(form, field, prefix, isPending)}
            optional={profile.optionalNames}
          />
        </div>
        <SrOnly as="p" role="status" id={pendingId}>
          {isPending && 'Your changes are being saved.'}
        </SrOnly>
        <div className="row row--wrap mt-6">
          <Button type="submit" pending={isPending}>
            Save Changes
          </Button>
          <Button variant="ghost" blockedBy={isPending && pendingId} onClick={profile.cancel}>
            Cancel
          </Button>
        </div>
      </FormFrame>
    </>
  );
});
