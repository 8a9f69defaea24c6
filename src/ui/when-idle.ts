/** Safari has no idle callback. */
export function whenIdle(work: () => void): () => void {
  const hasIdle = 'requestIdleCallback' in window;
  const id = hasIdle ? requestIdleCallback(work) : window.setTimeout(work, 1000);
  return () => (hasIdle ? cancelIdleCallback(id) : clearTimeout(id));
}
