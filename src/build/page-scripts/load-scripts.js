// Inline, at the end of the body: loads the shop's scripts, all at once. On a prerendered page they wait for its first
// picture, which the visitor sees first.
(() => {
  const root = document.getElementById('root');
  const entry = document.getElementById('entry');
  if (!root || !(entry instanceof HTMLTemplateElement)) return;
  const maxWait = 3000;

  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const href of (root.dataset.scripts ?? '').split(' ').filter(Boolean)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    // A copy of the build's own element: Trusted Types let no text become the source of a script.
    const script = document.importNode(entry.content, true);
    script.querySelector('script')?.addEventListener('error', () => {
      const error = document.createElement('p');
      error.role = 'alert';
      error.textContent = 'The shop could not be loaded. Please check your connection and load this page again.';
      root.prepend(error);
    });
    document.head.append(script);
  };

  const picture = root.querySelector('img[fetchpriority="high"]');
  if (!(picture instanceof HTMLImageElement) || picture.complete) {
    load();
    return;
  }
  for (const event of ['load', 'error']) picture.addEventListener(event, load);
  setTimeout(load, maxWait);
})();
