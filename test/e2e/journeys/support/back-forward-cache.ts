/** Runs in the page. The storage of the origin outlives the page. */
export function watchRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) localStorage.setItem('journey.restored', 'yes');
  });
}

export function hasRestored(): boolean {
  return localStorage.getItem('journey.restored') !== null;
}
