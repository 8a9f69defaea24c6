interface VerbatimProps {
  readonly children: string;
}

/** No translator may change a name, a reference or a code. */
export function Verbatim({ children }: VerbatimProps) {
  return <bdi translate="no">{children}</bdi>;
}
