import { CircleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, type ChangeEvent } from 'react';
import { maxAvatarSize } from '../../domain/profile/avatar-file';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { ProfilePhotoViewModel } from '../../view-models/profile/profile-photo.view-model';
import { Avatar } from './avatar';
import { buttonClass } from '../components/buttons/button';
import { Icon } from '../components/icons/icon';
import { ErrorDetail } from '../components/feedback/error-detail';
import { Spinner } from '../components/feedback/spinner';
import { useShared, useViewModel } from '../view-model-context';

export const ProfilePhoto = observer(function ProfilePhoto() {
  const photo = useViewModel(ProfilePhotoViewModel);
  const { user } = useShared(SessionViewModel);
  const id = useId();
  const { isPending, reply } = photo;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void photo.send(file);
    target.value = '';
  };
  if (!user) return null;
  const error = reply?.kind === 'error' ? reply : undefined;
  return (
    <div className="who">
      <Avatar user={user} large />
      <div>
        <input
          className="sr"
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          aria-invalid={error && true}
          aria-disabled={isPending}
          onClick={(event) => isPending && event.preventDefault()}
          onChange={choose}
        />
        <label className={buttonClass({ variant: 'secondary', size: 'sm' })} htmlFor={id} aria-busy={isPending}>
          {isPending && <Spinner />}
          <span>Change photo</span>
        </label>
        <p className="small mt-2" id={`${id}-hint`}>
          {`An image up to ${maxAvatarSize}`}
        </p>
        <div role="status">{reply?.kind === 'saved' && <p className="small">{reply.text}</p>}</div>
        <div role="alert">
          {error && (
            <p className="field__error">
              <Icon of={CircleAlert} />
              <span>
                {error.title && (
                  <>
                    <span>{error.title}</span>
                    <br />
                  </>
                )}
                <bdi>{error.text}</bdi>
                <ErrorDetail text={error.detail} />
              </span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
});
