interface VerbatimProps {
  readonly children: string;
}

/** No translator may change a name, a reference or a code, and no line may break at a hyphen in it: `SB-20414`. */
export function Verbatim({ children }: VerbatimProps) {
  const parts = children.split(/(-\S)/u);
  return (
    <bdi translate="no">
      {parts.length === 1
        ? children
        : parts.map((part, position) => (
            <span key={position} className={part.startsWith('-') ? 'nowrap' : undefined}>
              {part}
            </span>
          ))}
    </bdi>
  );
}
