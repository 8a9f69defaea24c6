import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { localNotificationsRepository } from '../../adapters/storage/local-notifications-repository';
import { tokens } from '../tokens';

/** The customer's notification settings. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(tokens.notificationsRepository).toResolvedValue(localNotificationsRepository, [JsonStorage]);
});
