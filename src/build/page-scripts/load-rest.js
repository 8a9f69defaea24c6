// Inline, at the end of the body: once the first window is painted, adds the rest of the page and its styles. Then loads the
// shop's scripts and fonts. They wait for the first picture, which the visitor sees first.
(() => {
  const root = document.getElementById('root');
  const entry = document.getElementById('entry');
  if (!root || !(entry instanceof HTMLTemplateElement)) return;
  const isPrerendered = root.dataset.screen !== undefined;
  const maxWait = 3000;

  const showRest = once(() => {
    for (const rest of document.querySelectorAll('template[data-into]')) {
      if (!(rest instanceof HTMLTemplateElement)) continue;
      const { into = '' } = rest.dataset;
      // Every screen needs the styles. The rest of the home page is added only if its first window is shown.
      if (isPrerendered || into === 'head') document.querySelector(into)?.append(rest.content);
    }
  });

  const load = once(() => {
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
  });

  if (isPrerendered && startsAtTop()) {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) showRest();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(showRest, maxWait);
  } else {
    showRest();
  }
  const picture = root.querySelector('img[fetchpriority="high"]');
  if (picture instanceof HTMLImageElement && !picture.complete) {
    for (const event of ['load', 'error']) picture.addEventListener(event, load);
    setTimeout(load, maxWait);
  } else {
    load();
  }

  /** Adds all fonts at once, because each added font lays out the whole page again. After `maxWait`, a late font is added by itself. */
  async function loadFonts() {
    /** @type {{ family: string, source: string, weight: string }[]} */
    const fonts = JSON.parse(document.getElementById('fonts')?.textContent ?? '[]');
    const loading = fonts.map(({ family, source, weight }) => new FontFace(family, source, { weight }).load());
    await Promise.race([Promise.allSettled(loading), new Promise((late) => setTimeout(late, maxWait))]);
    // Text whose font cannot be loaded keeps its fallback font.
    for (const face of loading)
      face.then(
        (loaded) => document.fonts.add(loaded),
        () => undefined,
      );
  }

  /** False if the visitor may be on the way to a place in the rest, or if the page is hidden, because it is then not painted. */
  function startsAtTop() {
    const [visit] = performance.getEntriesByType('navigation');
    const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
    return isNew && location.hash === '' && document.visibilityState === 'visible';
  }

  /** @param {() => void} work */
  function once(work) {
    let isDone = false;
    return () => {
      if (!isDone) {
        isDone = true;
        work();
      }
    };
  }
})();
