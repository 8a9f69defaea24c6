// Inline, behind each page that was written at build time: shows it if it is the one for this address. An address with a
// query shows something else than the page as it was written.
(() => {
  const root = document.getElementById('root');
  const page = document.currentScript?.previousElementSibling;
  if (!root || !(page instanceof HTMLTemplateElement)) return;
  if (location.pathname !== page.dataset.path || location.search !== '') return;
  document.documentElement.dataset.asBuilt = '';
  root.append(page.content);
  root.dataset.part = page.dataset.part;
  root.dataset.scripts += ` ${page.dataset.scripts}`;
})();
