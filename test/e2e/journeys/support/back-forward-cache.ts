/** In the page: remembers in the storage of the origin that the browser restored a page instead of loading it. */
export function watchRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) localStorage.setItem('journey.restored', 'yes');
  });
}

/** In any page of the same origin: whether the browser has restored a page. */
export function hasRestored(): boolean {
  return localStorage.getItem('journey.restored') !== null;
}
