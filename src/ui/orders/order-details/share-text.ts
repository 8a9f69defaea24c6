/** Opens the device's dialog for sharing a text, or copies the text if there is none. Undefined if canceled or failed. */
export async function shareText(text: string): Promise<'shared' | 'copied' | undefined> {
  // Missing on most desktops, whatever the types say.
  if (!Reflect.has(navigator, 'share')) {
    return navigator.clipboard.writeText(text).then(
      () => 'copied',
      () => undefined,
    );
  }
  return navigator.share({ text }).then(
    () => 'shared',
    () => undefined,
  );
}
