import { present } from '../../domain/shared/present';
import { fieldsOf } from './stored-schema';

/**
 * Both times are in milliseconds since 1970 on the clock of the service. A token that is no JWT has none, and a JWT may
 * leave them out.
 */
export function jwtTimes(token = ''): { readonly issuedAt?: number; readonly expiresAt?: number } {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (!payload) return {};
  try {
    const { iat, exp } = fieldsOf(JSON.parse(atob(payload)));
    return present({
      issuedAt: typeof iat === 'number' ? iat * 1000 : undefined,
      expiresAt: typeof exp === 'number' ? exp * 1000 : undefined,
    });
  } catch {
    return {};
  }
}
