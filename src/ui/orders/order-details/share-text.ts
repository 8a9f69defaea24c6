/** Offers the device's ways to share a text; copies it where there are none. Undefined if the customer gave up. */
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
