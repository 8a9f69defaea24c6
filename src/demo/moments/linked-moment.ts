import { momentFragment } from './moment-fragment';
import type { MomentPage } from './demo-moments';

type LinkedMoment = { readonly kind: 'none' | 'opened' } | { readonly kind: 'failed'; readonly message: string };

/** A later link of this kind changes only the fragment, so the page is loaded again. */
export async function openLinkedMoment(shop: string, page: MomentPage & EventTarget): Promise<LinkedMoment> {
  const holdsMoment = () => page.location.hash.startsWith(momentFragment);
  const isLinked = holdsMoment();
  const message = isLinked ? await (await import('./demo-moments')).openMoment(shop, page) : undefined;
  if (isLinked && message === undefined) return { kind: 'opened' };
  page.addEventListener('hashchange', () => {
    if (holdsMoment()) page.location.reload();
  });
  return message === undefined ? { kind: 'none' } : { kind: 'failed', message };
}
