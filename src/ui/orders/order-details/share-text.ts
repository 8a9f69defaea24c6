/** A device without a share dialog copies the text. Undefined if the customer cancels, or if sharing fails. */
export async function shareText(text: string): Promise<'shared' | 'copied' | undefined> {
  // Most desktops have no `share`, whatever the types say.
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
