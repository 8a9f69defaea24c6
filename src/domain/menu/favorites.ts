/** `stored` is read again before each change, because another tab may have changed it. */
export function withFavorite(stored: ReadonlySet<string>, productId: string, isFavorite: boolean): ReadonlySet<string> {
  const ids = new Set(stored);
  if (isFavorite) ids.add(productId);
  else ids.delete(productId);
  return ids;
}
