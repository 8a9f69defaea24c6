interface EmailLinkProps {
  readonly address: string;
}

/** A long email address may break after its @. */
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
