interface EmailLinkProps {
  readonly address: string;
}

/** A long address breaks after its @, not in a word. */
export function EmailLink({ address }: EmailLinkProps) {
  const at = address.indexOf('@') + 1;
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
