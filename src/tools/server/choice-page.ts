/** A page for development. The button that is pressed is sent as `decision`. */
export function choicePage(title: string, text: string, buttons: readonly (readonly [string, string])[]): string {
  const buttonTags = buttons.map(
    ([value, name]) => `<button name="decision" value="${value}">${escapeHtml(name)}</button>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<form method="post">${buttonTags.join(' ')}</form></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
