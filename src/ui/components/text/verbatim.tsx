interface VerbatimProps {
  readonly children: string;
}

/** No translator may change a name, a reference or a code, and no line may end at a hyphen of it: `SB-20414`. */
export function Verbatim({ children }: VerbatimProps) {
  return (
    <bdi translate="no">
      {children.split(/(-\S)/u).map((part, position) =>
        part.startsWith('-') ? (
          <span key={position} className="nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
