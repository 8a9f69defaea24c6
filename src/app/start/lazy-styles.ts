/** Vite takes a sheet that failed for loaded and never asks for it again. */
const failed = new Set<HTMLLinkElement>();

const fetched = new WeakSet<HTMLLinkElement>();

export function watchStyles({ document }: Window): void {
  const page = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isSheet(node)) fetchBeforeItApplies(node);
  });
  page.observe(document.head, { childList: true });
  document.addEventListener('error', ({ target }) => isSheet(target) && failed.add(target), true);
}

function isSheet(node: unknown): node is HTMLLinkElement {
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet';
}

/**
 * While WebKit fetches a style sheet that applies, it lays out nothing new, and a press meets the old elements. So the
 * file comes before the sheet. A sheet that waits with another `media` makes Chromium style and lay out the whole page
 * when that changes; one that is new to the page costs nothing.
 */
function fetchBeforeItApplies(sheet: HTMLLinkElement): void {
  if (fetched.has(sheet)) return;
  fetched.add(sheet);
  const { href, crossOrigin } = sheet;
  const file = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href, crossOrigin });
  sheet.replaceWith(file);
  const apply = () => file.replaceWith(sheet);
  // A sheet that cannot be fetched says so itself.
  file.addEventListener('load', apply);
  file.addEventListener('error', apply);
}

/** It never rejects, because a sheet that fails for good must not take other components along. */
export async function fetchFailedStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    // A browser fetches a link when it enters the page.
    if (link.parentNode) link.parentNode.insertBefore(link, link.nextSibling);
    else resolve(undefined);
  });
}
