// This script is inline, at the end of the body. After the first paint, it adds the rest of the page, then loads scripts
// and fonts.
(() => {
  const root = document.getElementById('root');
  const entry = document.getElementById('entry');
  if (!root || !(entry instanceof HTMLTemplateElement)) return;
  const isPrerendered = root.dataset.screen !== undefined;
  const maxWait = 3000;
  /**
   * The scripts wait for the early dishes, so that the pictures of the menu are there 190 ms earlier. A slow service does
   * not hold them back.
   */
  const maxWaitForDishes = 1000;
  let isPainted = false;
  requestAnimationFrame(() => (isPainted = true));

  const firstPaint = isPrerendered && document.visibilityState === 'visible' ? waitForPaint() : undefined;
  if (firstPaint && startsAtTop()) void firstPaint.then(showRest);
  else showRest();
  void Promise.race([window.earlyReply?.drawn, wait(maxWaitForDishes)])
    .then(() => firstPaint)
    .then(load);

  async function waitForPaint() {
    const painted = new Promise<void>((resolve) =>
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true }),
    );
    await Promise.race([painted, wait(maxWait)]);
  }

  function wait(ms: number): Promise<undefined> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  /**
   * Before a page formats its first number or date, Chromium reads all the locales that it knows, which takes a slow phone
   * 60 ms. Asked for one here, it does so between the fonts and the scripts, when the page has nothing else to do.
   */
  function readLocales() {
    Intl.NumberFormat.supportedLocalesOf('en-US');
  }

  function showRest() {
    for (const rest of document.querySelectorAll('template[data-into]')) {
      if (!(rest instanceof HTMLTemplateElement)) continue;
      const { into = '' } = rest.dataset;
      if (isPrerendered || into === 'head') document.querySelector(into)?.append(rest.content);
    }
    document.dispatchEvent(new Event('restshown'));
  }

  function load() {
    if (!root || !(entry instanceof HTMLTemplateElement)) return;
    showRest();
    for (const href of (root.dataset.scripts ?? '').split(' ').filter(Boolean)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    // Copies the built element, because Trusted Types forbid a script source made from text.
    const script = document.importNode(entry.content, true);
    script.querySelector('script')?.addEventListener('error', () => {
      const error = document.createElement('p');
      error.role = 'alert';
      error.textContent = 'The shop could not be loaded. Please check your connection and load this page again.';
      root.prepend(error);
    });
    document.head.append(script);
    void loadFonts().then(() => setTimeout(readLocales));
  }

  /** Shows all fonts at once, so that no page mixes two looks. A font later than `maxWait` shows alone. */
  async function loadFonts() {
    const fonts: { readonly family: string; readonly source: string; readonly weight: string }[] = JSON.parse(
      document.getElementById('fonts')?.textContent ?? '[]',
    );
    const loads = fonts.map(({ family, source, weight }) =>
      new FontFace(family, source, { weight }).load().catch(() => undefined),
    );
    const late = wait(maxWait);
    const inTime = await Promise.all(loads.map((load) => Promise.race([load, late])));
    showFonts(inTime);
    for (const [index, load] of loads.entries()) if (!inTime[index]) void load.then((font) => showFonts([font]));
  }

  /**
   * Shows fonts before first paint, or if they move nothing in the window. Otherwise fonts wait for the next page,
   * where path and title differ. They would move something at one of the nine widths of the menu that a test takes.
   */
  function showFonts(fonts: readonly (FontFace | undefined)[]) {
    const add = () => fonts.forEach((font) => font && document.fonts.add(font));
    if (!isPainted) return add();
    const topOf = (place: Element | Range) => place.getBoundingClientRect().top;
    const places = placesInWindow(document.body).map((place) => ({ place, before: topOf(place) }));
    add();
    if (places.every(({ place, before }) => Math.abs(topOf(place) - before) < 3)) return;
    fonts.forEach((font) => font && document.fonts.delete(font));
    const { title } = document;
    const { pathname } = location;
    const pages = new MutationObserver(() => {
      if (document.title === title || location.pathname === pathname) return;
      pages.disconnect();
      add();
    });
    pages.observe(document.head, { childList: true, characterData: true, subtree: true });
  }

  /** Skips elements outside the window, which may have no layout. */
  function placesInWindow(element: Element): readonly (Element | Range)[] {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return [];
    const inside = Array.from(element.childNodes).flatMap((node) => {
      if (node instanceof Element) return placesInWindow(node);
      const text = new Range();
      text.selectNodeContents(node);
      return [text];
    });
    return [element, ...inside];
  }

  function startsAtTop() {
    const [visit] = performance.getEntriesByType('navigation');
    const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
    return isNew && location.hash === '';
  }
})();
