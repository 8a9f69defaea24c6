interface VerbatimProps {
  readonly children: string;
}

/** A name, a reference or a code, which no translator may change. */
export function Verbatim({ children }: VerbatimProps) {
  return <bdi translate="no">{children}</bdi>;
}
