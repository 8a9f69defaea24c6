interface DemoPickProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a few, side by side. */
export function DemoPick({ legend, name, value, options, onChange }: DemoPickProps) {
  return (
    <>
      <h3 aria-hidden="true">{legend}</h3>
      <div className="demo__pick" role="radiogroup" aria-label={legend}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`demo-${name}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </>
  );
}
