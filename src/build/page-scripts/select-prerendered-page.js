// Inline, after each prerendered page: shows it if it is the one for this URL. With query params the screen would differ from
// the prerendered one.
(() => {
  const root = document.getElementById('root');
  const page = document.currentScript?.previousElementSibling;
  if (!root || !(page instanceof HTMLTemplateElement)) return;
  if (location.pathname !== page.dataset.path || location.search !== '') return;
  document.documentElement.dataset.prerendered = '';
  root.append(page.content);
  root.dataset.screen = page.dataset.screen;
  root.dataset.scripts += ` ${page.dataset.scripts}`;
})();
