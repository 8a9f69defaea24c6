import { fieldsOf } from './codecs/parse-stored';

export function tokenExpiry(token = ''): Date | undefined {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (!payload) return undefined;
  try {
    const { exp } = fieldsOf(JSON.parse(atob(payload)));
    return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
  } catch {
    return undefined;
  }
}
