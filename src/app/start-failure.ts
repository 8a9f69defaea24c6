/** Replaces the shop when it cannot start, with the reason and a reload button. Imports no other code. */
export function showStartFailure(root: HTMLElement, failure: unknown): void {
  const main = document.createElement('main');
  main.className = 'state state--page';
  main.append(
    element('h1', 'The shop could not start'),
    element('p', failure instanceof Error ? failure.message : 'Something unexpected went wrong.'),
    reloadButton(),
  );
  root.replaceChildren(main);
  document.title = 'The shop could not start';
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
