import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { localNotificationsRepository } from '../../adapters/storage/local-notifications-repository';
import { tokens } from '../tokens';

/** What the customer wants to be notified of. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(tokens.notificationsRepository).toResolvedValue(localNotificationsRepository, [JsonStorage]);
});
