export function showStartFailure(root: Element, failure: unknown): void {
  const text = failure instanceof Error ? failure.message : 'Something unexpected went wrong.';
  showFailurePage(root, 'The shop could not start', text);
}

/** Imports no other code, which may be what failed. */
export function showFailurePage(root: Element, title: string, text: string): void {
  const main = document.createElement('main');
  main.className = 'state state--page';
  main.append(element('h1', title), element('p', text), reloadButton());
  root.replaceChildren(main);
  document.title = title;
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function reloadButton(): HTMLElement {
  const button = element('button', 'Reload');
  button.className = 'btn';
  button.addEventListener('click', () => location.reload());
  return button;
}
