/** Runs in the page. The storage of the origin outlives the page. */
export function watchRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) localStorage.setItem('journey.restored', 'yes');
  });
}

export function hasRestored(): boolean {
  return localStorage.getItem('journey.restored') !== null;
}

/** Runs in the page. */
export function hasFetched(path: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);
}
