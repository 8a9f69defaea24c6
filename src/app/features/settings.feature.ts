import { ContainerModule } from 'inversify';
import { ChangePassword } from '../../domain/profile/change-password';
import { SettingsScreen } from '../../ui/profile/settings-screen';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { NotificationsViewModel } from '../../view-models/profile/notification-settings.view-model';
import { PasswordViewModel } from '../../view-models/profile/password.view-model';
import { SettingsViewModel } from '../../view-models/profile/settings.view-model';
import { construct } from '../construct';
import { notificationsModule } from '../modules/notifications.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(ChangePassword).toResolvedValue(construct(ChangePassword), [tokens.accountGateway]);
  bind(PasswordViewModel).toResolvedValue(construct(PasswordViewModel), [ChangePassword, SessionViewModel]);
  bind(NotificationsViewModel).toResolvedValue(construct(NotificationsViewModel), [tokens.notificationsRepository]);
  bind(SettingsViewModel).toResolvedValue(construct(SettingsViewModel), []);
});

export const settingsFeature = { component: SettingsScreen, modules: [notificationsModule, bindings] };
