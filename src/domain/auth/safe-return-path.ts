import { routes } from '../shared/paths';

/** A browser could read two slashes, a backslash, a blank or a control character as another site. */
const insideTheApp = /^\/(?![/\\])[!-[\]-~]*$/;

export function safeReturnPath(path: string): string {
  if (!insideTheApp.test(path)) return routes.home;
  return path.startsWith(routes.authenticate) ? routes.home : path;
}
