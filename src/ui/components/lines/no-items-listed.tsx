/** Stands for the items of an order of which the service tells none. */
export function NoItemsListed({ className }: { readonly className?: string | undefined }) {
  return <p className={className}>The items of this order are not listed here.</p>;
}
