/** Apart from the status badges, whose icons no menu needs. */
export function PopularBadge() {
  return <span className="badge badge--popular">Popular</span>;
}
