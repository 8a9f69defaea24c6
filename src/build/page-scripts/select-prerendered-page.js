// Inline, after each prerendered page: shows it if it is the one for this URL. Query params that choose dishes make another first
// screen; any other ones (`utm_source`, `gclid`, `item`) do not. Hydration needs the page as it was prerendered: what a translator has replaced until then is restored,
// and translated again once the page is hydrated; what a password manager has added is taken out, and put back.
(() => {
  const root = document.getElementById('root');
  const page = document.currentScript?.previousElementSibling;
  if (!root || !(page instanceof HTMLTemplateElement)) return;
  const fitsUrl = () => {
    const query = new URLSearchParams(location.search);
    return location.pathname === page.dataset.path && !page.dataset.params?.split(' ').some((name) => query.has(name));
  };
  if (!fitsUrl()) return;
  document.documentElement.dataset.prerendered = '';
  root.append(page.content);
  root.dataset.screen = page.dataset.screen;
  root.dataset.scripts += ` ${page.dataset.scripts}`;

  /** The first text of each element in which a text was replaced. @type {Map<Element, string>} */
  const replaced = new Map();
  /** @type {Set<ChildNode>} */
  const added = new Set();
  /** @param {MutationRecord[]} changes */
  const remember = (changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      if (!(target instanceof Element) || target.closest('.first-dishes, .first-chips')) continue;
      for (const node of removedNodes)
        if (node instanceof Text && !replaced.has(target)) replaced.set(target, node.data);
      for (const node of addedNodes) if (node instanceof Element || node instanceof CharacterData) added.add(node);
    }
  };
  const observer = new MutationObserver(remember);
  observer.observe(root, { childList: true, subtree: true });
  // The rest of the page is no addition.
  document.addEventListener('restshown', () => void observer.takeRecords());
  /** @type {(() => void)[]} */
  const putBack = [];
  document.addEventListener(
    'hydrationstart',
    (event) => {
      remember(observer.takeRecords());
      observer.disconnect();
      // Back or Forward may have been pressed.
      if (!fitsUrl()) return event.preventDefault();
      if (replaced.size > 0) root.translate = false;
      for (const [element, text] of replaced) element.textContent = text;
      for (const node of added) {
        const { parentNode, nextSibling } = node;
        if (!node.isConnected || !parentNode) continue;
        node.remove();
        putBack.unshift(() => {
          if (parentNode.isConnected && !node.parentNode)
            parentNode.insertBefore(node, nextSibling?.parentNode === parentNode ? nextSibling : null);
        });
      }
    },
    { once: true },
  );
  document.addEventListener(
    'screenshown',
    () => {
      for (const put of putBack) put();
      if (replaced.size === 0) return;
      root.removeAttribute('translate');
      // A translator notices only texts that appear.
      for (const element of replaced.keys()) element.replaceChildren(element.textContent ?? '');
    },
    { once: true },
  );
})();
