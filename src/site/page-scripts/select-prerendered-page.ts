// This script is inline, after each prerendered page, and shows the page at its own URL. Hydration needs the prerendered
// DOM, so translated text is restored until then, and a password manager's elements are taken out.
(() => {
  const root = document.getElementById('root');
  const page = document.currentScript?.previousElementSibling;
  if (!root || !(page instanceof HTMLTemplateElement)) return;
  const fitsUrl = () => {
    const query = new URLSearchParams(location.search);
    return location.pathname === page.dataset.path && !page.dataset.params?.split(' ').some((name) => query.has(name));
  };
  if (!fitsUrl()) return;
  root.append(page.content);
  root.dataset.screen = page.dataset.screen;
  root.dataset.scripts += ` ${page.dataset.scripts}`;

  const originalTexts = new Map<Element, string>();
  const added = new Set<ChildNode>();
  const remember = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      if (!(target instanceof Element) || target.closest('.first-dishes')) continue;
      for (const node of removedNodes)
        if (node instanceof Text && !originalTexts.has(target)) originalTexts.set(target, node.data);
      for (const node of addedNodes) if (node instanceof Element || node instanceof CharacterData) added.add(node);
    }
  };
  const observer = new MutationObserver(remember);
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('restshown', () => void observer.takeRecords());
  const putBack: (() => void)[] = [];
  document.addEventListener(
    'hydrationstart',
    (event) => {
      remember(observer.takeRecords());
      observer.disconnect();
      if (!fitsUrl()) return event.preventDefault();
      if (originalTexts.size > 0) root.translate = false;
      for (const [element, text] of originalTexts) element.textContent = text;
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
  const translateAgain = () => {
    // WebKit drops the click of a press whose text changes before the release.
    if (root.matches(':active')) return void setTimeout(translateAgain, 100);
    root.removeAttribute('translate');
    // A translator notices only texts that appear.
    for (const element of originalTexts.keys()) element.replaceChildren(element.textContent ?? '');
  };
  document.addEventListener(
    'screenshown',
    () => {
      for (const put of putBack) put();
      if (originalTexts.size > 0) setTimeout(translateAgain);
    },
    { once: true },
  );
})();
