import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The router reads the URL when React first renders it and listens once it is mounted, which is later on a slow device. It
 * reads the URL of this call; a Back or Forward pressed in between is told as soon as it listens.
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
