import { routes } from '../shared/paths';

/** One slash, then no second one; no backslash, blank or control character, which browsers read as something else. */
const insideTheApp = /^\/(?![/\\])[!-[\]-~]*$/;

/** A path inside the app, or home: anything that a browser could read as another site is not followed. */
export function safeReturnPath(path: string | undefined): string {
  if (path === undefined || !insideTheApp.test(path)) return routes.home;
  return path.startsWith(routes.authenticate) ? routes.home : path;
}
