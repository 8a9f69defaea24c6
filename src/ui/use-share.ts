import { toastPeriod, ToastsViewModel } from '../view-models/shell/toasts.view-model';
import { useShared } from './view-model-context';

type Shared = { readonly text: string } | { readonly title: string; readonly url: string };

/** A device without a share dialog copies the text, or the link, and a toast says so. */
export function useShare(): (shared: Shared) => Promise<void> {
  const toasts = useShared(ToastsViewModel);
  return async (shared) => {
    const [copied, shown] = 'url' in shared ? ['Link copied', `The link is ${shared.url}`] : ['Copied', shared.text];
    const outcome = await shareOrCopy(shared);
    if (outcome === 'copied') toasts.show({ text: `${copied}. Paste it wherever you like.`, period: toastPeriod });
    if (outcome === 'refused') toasts.show({ text: `Nothing could be shared. ${shown}` });
  };
}

async function shareOrCopy(shared: Shared): Promise<'shared' | 'copied' | 'cancelled' | 'refused'> {
  // The types promise `share`, but most desktops have none.
  const hasDialog = Reflect.has(navigator, 'share');
  const copied = 'url' in shared ? shared.url : shared.text;
  try {
    await (hasDialog ? navigator.share(shared) : navigator.clipboard.writeText(copied));
    return hasDialog ? 'shared' : 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}
