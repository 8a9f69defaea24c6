interface VerbatimProps {
  readonly children: string;
}

/** A name, a reference or a code: no translator may change it. */
export function Verbatim({ children }: VerbatimProps) {
  return <bdi translate="no">{children}</bdi>;
}
