/** Vite takes a sheet that failed for loaded and never asks for it again. */
const failed = new Set<HTMLLinkElement>();

export function watchStyles(window: Window): void {
  const notice = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failed.add(target);
  window.addEventListener('error', notice, true);
}

/** Never rejects: a sheet that fails for good must not take other components along. */
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
