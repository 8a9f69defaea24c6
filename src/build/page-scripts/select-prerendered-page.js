// Inline, after each prerendered page: shows it if it is the one for this URL. Query params that choose dishes make another first
// screen; any other ones (`utm_source`, `gclid`, `item`) do not. Hydration needs the texts as they were prerendered: what a translator has replaced until then is restored,
// and translated again once the page is hydrated.
(() => {
  const root = document.getElementById('root');
  const page = document.currentScript?.previousElementSibling;
  if (!root || !(page instanceof HTMLTemplateElement)) return;
  const query = new URLSearchParams(location.search);
  if (location.pathname !== page.dataset.path || page.dataset.params?.split(' ').some((name) => query.has(name)))
    return;
  document.documentElement.dataset.prerendered = '';
  root.append(page.content);
  root.dataset.screen = page.dataset.screen;
  root.dataset.scripts += ` ${page.dataset.scripts}`;

  /** The first text of each element in which a text was replaced. @type {Map<Element, string>} */
  const replaced = new Map();
  /** @param {MutationRecord[]} changes */
  const remember = (changes) => {
    for (const { target, removedNodes } of changes) {
      for (const node of removedNodes) {
        if (node instanceof Text && target instanceof Element && !replaced.has(target)) replaced.set(target, node.data);
      }
    }
  };
  const translator = new MutationObserver(remember);
  translator.observe(root, { childList: true, subtree: true });
  document.addEventListener(
    'hydrationstart',
    () => {
      remember(translator.takeRecords());
      translator.disconnect();
      if (replaced.size === 0) return;
      root.translate = false;
      for (const [element, text] of replaced) element.textContent = text;
    },
    { once: true },
  );
  document.addEventListener(
    'screenshown',
    () => {
      if (replaced.size === 0) return;
      root.removeAttribute('translate');
      // A translator notices only texts that appear.
      for (const element of replaced.keys()) element.replaceChildren(element.textContent ?? '');
    },
    { once: true },
  );
})();
