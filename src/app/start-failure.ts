/** A page for the case that nothing of the shop can run: what is wrong, and what to do. Needs no other code. */
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
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function reloadButton(): HTMLElement {
  const button = element('button', 'Reload');
  button.className = 'btn';
  button.addEventListener('click', () => location.reload());
  return button;
}
