import { ContainerModule } from 'inversify';
import { browserPictureReader } from '../../adapters/browser/picture-reader';
import { LocalProfileDraftRepository } from '../../adapters/storage/local-profile-draft-repository';
import type { AccountGateway, SessionRepository } from '../../domain/auth/ports';
import { ChangePhoto } from '../../domain/profile/change-photo';
import { ReadProfile } from '../../domain/profile/read-profile';
import { UpdateProfile } from '../../domain/profile/update-profile';
import { ProfileScreen } from '../../ui/profile/profile-screen';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { ProfilePhotoViewModel } from '../../view-models/profile/profile-photo.view-model';
import { ProfileViewModel } from '../../view-models/profile/profile.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(tokens.profileDraftRepository).toResolvedValue(construct(LocalProfileDraftRepository), [tokens.visitStorage]);
  bind(ReadProfile).toResolvedValue(construct(ReadProfile), [tokens.accountGateway, tokens.sessionRepository]);
  bind(UpdateProfile).toResolvedValue(construct(UpdateProfile), [tokens.accountGateway, tokens.sessionRepository]);
  bind(ChangePhoto).toResolvedValue(
    (account: AccountGateway, sessions: SessionRepository) => new ChangePhoto(account, sessions, browserPictureReader),
    [tokens.accountGateway, tokens.sessionRepository],
  );
  bind(ProfileViewModel).toResolvedValue(construct(ProfileViewModel), [
    ReadProfile,
    UpdateProfile,
    SessionViewModel,
    tokens.timers,
    tokens.profileDraftRepository,
  ]);
  bind(ProfilePhotoViewModel).toResolvedValue(construct(ProfilePhotoViewModel), [
    ChangePhoto,
    SessionViewModel,
    ToastsViewModel,
  ]);
});

export const profileFeature = { component: ProfileScreen, modules: [bindings] };
