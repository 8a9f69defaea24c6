/** Shown for an order whose items the service does not list. */
export function NoItemsListed({ className }: { readonly className?: string | undefined }) {
  return <p className={className}>This order's items aren't listed here.</p>;
}
