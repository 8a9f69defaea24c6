export function Spinner({ large = false }: { readonly large?: boolean }) {
  return <span className={large ? 'spinner spinner--lg' : 'spinner'} aria-hidden="true" />;
}
