const home = '/';
/** One slash, then no second one; no backslash, blank or control character, which browsers read as something else. */
const insideTheApp = /^\/(?![/\\])[!-[\]-~]*$/;

/** A path inside the app, or home: anything that a browser could read as another site is not followed. */
export function safeReturnPath(path: string | undefined): string {
  if (path === undefined || !insideTheApp.test(path)) return home;
  return path.startsWith('/authenticate') ? home : path;
}
