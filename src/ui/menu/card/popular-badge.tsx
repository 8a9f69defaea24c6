/** Not part of `Badge`, which would bring the status icons to the menu. */
export function PopularBadge() {
  return <span className="badge badge--popular">Popular</span>;
}
