import { Pencil } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { fullName } from '../../domain/auth/user';
import type { ProfileViewModel } from '../../view-models/profile/profile.view-model';
import { Avatar } from './avatar';
import { Button } from '../components/buttons/button';
import { formatPhone } from '../format/format-contact';

const providers = { google: 'Signed in with Google', email: 'Signed in with email' };

export const ProfileView = observer(function ProfileView({ profile }: { readonly profile: ProfileViewModel }) {
  const { user } = profile;
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A newly loaded page keeps its focus.
    if (profile.wasEdited) edit.current?.focus();
  }, [profile]);
  if (!user) return null;
  return (
    <section className="panel" aria-label="Your details">
      <div className="who">
        <Avatar user={user} large />
        <div>
          <h2>
            <bdi translate="no">{fullName(user)}</bdi>
          </h2>
          <p>{providers[user.authProvider]}</p>
        </div>
      </div>
      <dl className="dl">
        <dt>First name</dt>
        <dd>
          <bdi translate="no">{user.firstName}</bdi>
        </dd>
        <dt>Last name</dt>
        <dd>
          <bdi translate="no">{user.lastName}</bdi>
        </dd>
        <dt>Email</dt>
        <dd>
          <bdi translate="no">{user.email}</bdi>
        </dd>
        {user.phone && (
          <>
            <dt>Phone</dt>
            <dd className="num">
              <bdi translate="no">{formatPhone(user.phone)}</bdi>
            </dd>
          </>
        )}
      </dl>
      <div className="mt-6">
        <Button icon={Pencil} ref={edit} onClick={profile.edit}>
          Edit Profile
        </Button>
      </div>
    </section>
  );
});
