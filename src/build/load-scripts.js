// Inline, at the end of the body: fetches the shop's scripts, all at once. Where a page is shown already they let its
// first picture go ahead, for it is what a visitor waits for; what is pressed meanwhile is kept.
(() => {
  const root = document.getElementById('root');
  if (!root) return;
  const longestWait = 3000;

  /** @param {string} tag @param {Record<string, string>} attributes */
  const addToHead = (tag, attributes) => {
    const element = Object.assign(document.createElement(tag), { crossOrigin: '' }, attributes);
    document.head.append(element);
    return element;
  };

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const { entry = '', scripts = '' } = root.dataset;
    for (const href of scripts.split(' ').filter(Boolean)) addToHead('link', { rel: 'modulepreload', href });
    addToHead('script', { type: 'module', src: entry }).addEventListener('error', () => {
      const problem = document.createElement('p');
      problem.role = 'alert';
      problem.textContent = 'The shop could not be loaded. Please check your connection and load this page again.';
      root.prepend(problem);
    });
  };

  const picture = root.querySelector('img[fetchpriority="high"]');
  if (!(picture instanceof HTMLImageElement) || picture.complete) {
    start();
    return;
  }
  for (const event of ['load', 'error']) picture.addEventListener(event, start);
  setTimeout(start, longestWait);
})();
