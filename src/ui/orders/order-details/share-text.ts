/** Shares the text by the device's own dialog; a device without one copies it. Undefined if the customer cancels, or if it fails. */
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
