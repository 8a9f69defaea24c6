declare global {
  interface Window {
    /** What `build/request-menu.js` asked for while the scripts were coming. */
    earlyReply?: { readonly url: string; readonly reply: Promise<Response> } | undefined;
  }
}

interface PageWithReply extends Pick<Window, 'earlyReply'> {
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** `fetch`, except that the first call to the URL that the page itself has asked for takes that reply. */
export function fetchWithEarlyReply(page: PageWithReply) {
  return (url: string, init: RequestInit): Promise<Response> => {
    const early = page.earlyReply;
    if (early?.url !== url || (init.method ?? 'GET') !== 'GET') return page.fetch(url, init);
    page.earlyReply = undefined;
    return early.reply.catch(() => page.fetch(url, init));
  };
}
