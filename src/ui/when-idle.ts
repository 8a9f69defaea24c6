/** Safari has no idle callback. */
export function whenIdle(work: () => void): () => void {
  const hasIdle = 'requestIdleCallback' in window;
  const id = hasIdle ? requestIdleCallback(work) : window.setTimeout(work, 1000);
  return () => (hasIdle ? cancelIdleCallback(id) : clearTimeout(id));
}

/** Waits until all that the page itself needs has been loaded, and then for an idle moment. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
}
