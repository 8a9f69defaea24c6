// Inline, at the end of the body: fetches the shop's scripts, all at once. Where a page is shown already they let its
// first picture go ahead, for it is what a visitor waits for; what is pressed meanwhile is kept.
(() => {
  const root = document.getElementById('root');
  const entry = document.getElementById('entry');
  if (!root || !(entry instanceof HTMLTemplateElement)) return;
  const longestWait = 3000;

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of (root.dataset.scripts ?? '').split(' ').filter(Boolean)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    // A copy of what the build wrote: where Trusted Types are on, no text becomes the source of a script.
    const script = document.importNode(entry.content, true);
    script.querySelector('script')?.addEventListener('error', () => {
      const problem = document.createElement('p');
      problem.role = 'alert';
      problem.textContent = 'The shop could not be loaded. Please check your connection and load this page again.';
      root.prepend(problem);
    });
    document.head.append(script);
  };

  const picture = root.querySelector('img[fetchpriority="high"]');
  if (!(picture instanceof HTMLImageElement) || picture.complete) {
    start();
    return;
  }
  for (const event of ['load', 'error']) picture.addEventListener(event, start);
  setTimeout(start, longestWait);
})();
