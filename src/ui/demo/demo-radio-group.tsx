interface DemoRadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A few options side by side. */
export function DemoRadioGroup({ legend, name, value, options, onChange }: DemoRadioGroupProps) {
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
