// Inline, at the end of the body: shows the page that was written at build time for this address, if there is one, and
// asks for the scripts that it will need. An address with a query shows something else than the page as it was written.
(() => {
  const root = document.getElementById('root');
  const path = location.pathname;
  const page = location.search === '' && document.querySelector('template[data-path="' + CSS.escape(path) + '"]');
  if (!root || !(page instanceof HTMLTemplateElement)) return;
  root.append(page.content);
  root.dataset.part = page.dataset.part;
  for (const href of (page.dataset.scripts ?? '').split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  }
})();
