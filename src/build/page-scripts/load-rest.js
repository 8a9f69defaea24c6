// Inline, at the end of the body: once the first window is painted, adds the rest of the page and its styles. Then loads the
// shop's scripts and fonts. They wait for the first picture, which the visitor sees first.
(() => {
  const root = document.getElementById('root');
  const entry = document.getElementById('entry');
  if (!root || !(entry instanceof HTMLTemplateElement)) return;
  const isPrerendered = root.dataset.screen !== undefined;
  const maxWait = 3000;

  if (isPrerendered && startsAtTop()) {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) showRest();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(showRest, maxWait);
  } else {
    showRest();
  }
  const picture = root.querySelector('img[fetchpriority="high"]');
  void new Promise((resolve) => {
    if (!(picture instanceof HTMLImageElement) || picture.complete) return resolve(undefined);
    for (const event of ['load', 'error']) picture.addEventListener(event, resolve);
    setTimeout(resolve, maxWait);
  }).then(load);

  /** A second call finds the templates empty. */
  function showRest() {
    for (const rest of document.querySelectorAll('template[data-into]')) {
      if (!(rest instanceof HTMLTemplateElement)) continue;
      const { into = '' } = rest.dataset;
      // Every screen needs the styles. The rest of the home page is added only if its first window is shown.
      if (isPrerendered || into === 'head') document.querySelector(into)?.append(rest.content);
    }
  }

  function load() {
    if (!root || !(entry instanceof HTMLTemplateElement)) return;
    // React expects the whole page.
    showRest();
    for (const href of (root.dataset.scripts ?? '').split(' ').filter(Boolean)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    // A copy of the element that the build wrote: Trusted Types forbid a script source made from text.
    const script = document.importNode(entry.content, true);
    script.querySelector('script')?.addEventListener('error', () => {
      const error = document.createElement('p');
      error.role = 'alert';
      error.textContent = 'The shop could not be loaded. Please check your connection and load this page again.';
      root.prepend(error);
    });
    document.head.append(script);
    void loadFonts();
  }

  async function loadFonts() {
    /** @type {{ family: string, source: string, weight: string }[]} */
    const fonts = JSON.parse(document.getElementById('fonts')?.textContent ?? '[]');
    const loads = await Promise.allSettled(
      fonts.map(({ family, source, weight }) => new FontFace(family, source, { weight }).load()),
    );
    // Text whose font cannot be loaded keeps its fallback font.
    showFonts(loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : [])));
  }

  /**
   * Adds all fonts at once, because each added font lays out the whole page again. Where their lines break elsewhere than those
   * of the fallback fonts, and so would move what the visitor looks at, they wait for the next page. Its title tells that it came.
   * @param {FontFace[]} fonts
   */
  function showFonts(fonts) {
    const before = topsInWindow(document.body);
    for (const font of fonts) document.fonts.add(font);
    const after = topsInWindow(document.body);
    if (after.length === before.length && before.every((top, index) => Math.abs(top - (after[index] ?? 0)) < 3)) return;
    for (const font of fonts) document.fonts.delete(font);
    const { title } = document;
    const pages = new MutationObserver(() => {
      if (document.title === title) return;
      pages.disconnect();
      for (const font of fonts) document.fonts.add(font);
    });
    pages.observe(document.head, { childList: true, characterData: true, subtree: true });
  }

  /**
   * Without what is in an element outside of the window: the browser has not even laid it out.
   * @param {Element} element
   * @returns {number[]}
   */
  function topsInWindow(element) {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? [] : [top, ...Array.from(element.children).flatMap(topsInWindow)];
  }

  /** False if the visitor may be on the way to a place in the rest, or if the page is hidden, because it is then not painted. */
  function startsAtTop() {
    const [visit] = performance.getEntriesByType('navigation');
    const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
    return isNew && location.hash === '' && document.visibilityState === 'visible';
  }
})();
