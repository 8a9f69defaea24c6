import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { localNotificationsRepository } from '../../adapters/storage/local-notifications-repository';
import { LocalProfileDraftRepository } from '../../adapters/storage/local-profile-draft-repository';
import { ChangePassword } from '../../domain/profile/change-password';
import { ChangePhoto } from '../../domain/profile/change-photo';
import { ReadProfile } from '../../domain/profile/read-profile';
import { UpdateProfile } from '../../domain/profile/update-profile';
import { NotificationsViewModel } from '../../view-models/profile/notification-settings.view-model';
import { PasswordViewModel } from '../../view-models/profile/password.view-model';
import { ProfilePhotoViewModel } from '../../view-models/profile/profile-photo.view-model';
import { ProfileViewModel } from '../../view-models/profile/profile.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { SettingsViewModel } from '../../view-models/profile/settings.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** The customer's profile and settings. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(tokens.notificationsRepository).toResolvedValue(localNotificationsRepository, [JsonStorage]);
  bind(tokens.profileDraftRepository).toResolvedValue(construct(LocalProfileDraftRepository), [tokens.visitStorage]);
  bind(ReadProfile).toResolvedValue(construct(ReadProfile), [tokens.accountGateway, tokens.sessionRepository]);
  bind(UpdateProfile).toResolvedValue(construct(UpdateProfile), [tokens.accountGateway, tokens.sessionRepository]);
  bind(ChangePhoto).toResolvedValue(construct(ChangePhoto), [tokens.accountGateway, tokens.sessionRepository]);
  bind(ChangePassword).toResolvedValue(construct(ChangePassword), [tokens.accountGateway]);

  bind(ProfileViewModel).toResolvedValue(construct(ProfileViewModel), [
    ReadProfile,
    UpdateProfile,
    SessionViewModel,
    tokens.timers,
    tokens.profileDraftRepository,
  ]);
  bind(ProfilePhotoViewModel).toResolvedValue(construct(ProfilePhotoViewModel), [ChangePhoto, SessionViewModel]);
  bind(PasswordViewModel).toResolvedValue(construct(PasswordViewModel), [ChangePassword, SessionViewModel]);
  bind(NotificationsViewModel).toResolvedValue(construct(NotificationsViewModel), [tokens.notificationsRepository]);
  bind(SettingsViewModel).toResolvedValue(construct(SettingsViewModel), []);
});
