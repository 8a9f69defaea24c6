interface EmailLinkProps {
  readonly address: string;
}

export function EmailLink({ address }: EmailLinkProps) {
  const at = address.indexOf('@') + 1;
  return (
    <a translate="no" href={`mailto:${address}`}>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </a>
  );
}
