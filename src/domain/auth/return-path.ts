import { routes } from '../shared/paths';

/** One slash, not two; no backslash, blank or control character, which a browser could read as another site. */
const insideTheApp = /^\/(?![/\\])[!-[\]-~]*$/;

export function safeReturnPath(path: string): string {
  if (!insideTheApp.test(path)) return routes.home;
  return path.startsWith(routes.authenticate) ? routes.home : path;
}
