type Shared = { readonly text: string } | { readonly title: string; readonly url: string };

/** A device without a share dialog copies the text, or the link. */
export async function shareOrCopy(shared: Shared): Promise<'shared' | 'copied' | 'cancelled' | 'refused'> {
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
