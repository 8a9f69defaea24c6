import { routes } from '../shared/paths';

/** A browser could read two slashes, a backslash, a blank or a control character as another site. */
const insideTheApp = /^\/(?![/\\])[!-[\]-~]*$/;

/** Sign-in leads back only to a page of the shop, and never to the callback page again. Home replaces any other path. */
export function safeReturnPath(path: string): string {
  if (!insideTheApp.test(path)) return routes.home;
  return path.startsWith(routes.authenticate) ? routes.home : path;
}
