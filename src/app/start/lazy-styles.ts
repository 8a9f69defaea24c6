/** Vite takes a sheet that failed for loaded and never asks for it again. */
const failed = new Set<HTMLLinkElement>();

export function watchStyles({ document }: Window): void {
  const page = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isSheet(node)) applyOnceLoaded(node);
  });
  page.observe(document.head, { childList: true });
  document.addEventListener('error', ({ target }) => isSheet(target) && failed.add(target), true);
}

function isSheet(node: unknown): node is HTMLLinkElement {
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet';
}

/**
 * While WebKit fetches a style sheet that applies, it lays out nothing new, and a press meets the old elements. A sheet
 * for print does not apply, and browsers fetch it last unless the link says otherwise.
 */
function applyOnceLoaded(link: HTMLLinkElement): void {
  link.fetchPriority = 'high';
  link.media = 'print';
  const apply = () => link.sheet && (link.sheet.media.mediaText = 'all');
  link.addEventListener('load', apply, { capture: true, once: true });
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
