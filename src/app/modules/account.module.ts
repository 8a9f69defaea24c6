import { browserPictureReader } from '../../adapters/browser/picture-reader';
import { ChangePassword } from '../../domain/profile/change-password';
import { ChangePhoto } from '../../domain/profile/change-photo';
import { ReadProfile } from '../../domain/profile/read-profile';
import { UpdateProfile } from '../../domain/profile/update-profile';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { NotificationSettingsViewModel } from '../../view-models/profile/notification-settings.view-model';
import { PasswordViewModel } from '../../view-models/profile/password.view-model';
import { ProfilePhotoViewModel } from '../../view-models/profile/profile-photo.view-model';
import { ProfileViewModel } from '../../view-models/profile/profile.view-model';
import { SettingsViewModel } from '../../view-models/profile/settings.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const accountModule = wire(({ add, value }) => {
  add(ReadProfile, [tokens.accountGateway, tokens.sessionRepository]);
  add(UpdateProfile, [tokens.accountGateway, tokens.sessionRepository]);
  add(ProfileViewModel, [ReadProfile, UpdateProfile, SessionViewModel, tokens.timers, tokens.profileDraftRepository]);
  value(tokens.pictureReader, browserPictureReader);
  add(ChangePhoto, [tokens.accountGateway, tokens.sessionRepository, tokens.pictureReader]);
  add(ProfilePhotoViewModel, [ChangePhoto, SessionViewModel, ToastsViewModel]);

  add(ChangePassword, [tokens.accountGateway]);
  add(PasswordViewModel, [ChangePassword, SessionViewModel, ToastsViewModel]);
  add(NotificationSettingsViewModel, [tokens.notificationsRepository]);
  add(SettingsViewModel, []);
});
