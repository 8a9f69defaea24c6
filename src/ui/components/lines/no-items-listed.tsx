export function NoItemsListed({ className }: { readonly className?: string | undefined }) {
  return <p className={className}>This order's items aren't listed here.</p>;
}
