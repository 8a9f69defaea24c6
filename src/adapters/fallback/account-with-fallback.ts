import type { AccountGateway } from '../../domain/auth/ports';
import { withFallback } from './with-fallback';

/** The account service, and the pretend one for what a demo needs while that can not be reached. */
export function accountWithFallback(service: AccountGateway, sample: AccountGateway): AccountGateway {
  return withFallback(service, sample, ['login', 'register', 'profile', 'updateProfile', 'changePassword']);
}
