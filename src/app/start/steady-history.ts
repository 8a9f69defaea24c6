import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The router reads the URL at its first render, but listens only once mounted, later on a slow device. This history
 * gives it the URL of this call, and reports a Back or Forward pressed in between as soon as it listens.
 */
export function steadyHistory(window: Window): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ window, v5Compat: true });
  const first = history.location;
  return {
    ...history,
    location: first,
    listen(listener) {
      const stop = history.listen(listener);
      const { action, location } = history;
      if (createPath(location) !== createPath(first)) listener({ action, location, delta: null });
      return stop;
    },
  };
}
