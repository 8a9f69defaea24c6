/** Shown for an order whose items the service does not list. */
export function NoItemsListed({ className }: { readonly className?: string | undefined }) {
  return <p className={className}>The items of this order are not listed here.</p>;
}
