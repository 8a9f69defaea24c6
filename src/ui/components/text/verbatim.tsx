interface VerbatimProps {
  readonly children: string;
}

const shortNumber = /^\S{1,16}$/;

/** No translator may change a name, a reference or a code, and no line break a short number: `SB-20414`. */
export function Verbatim({ children }: VerbatimProps) {
  return (
    <bdi translate="no" className={shortNumber.test(children) ? 'nowrap' : undefined}>
      {children}
    </bdi>
  );
}
