interface GalleryChoiceProps {
  readonly legend: string;
  /** Name of the radio group; unique on the page. */
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice of how the gallery shows its states. It looks like the shop's appearance setting. */
export function GalleryChoice({ legend, name, value, options, onChange }: GalleryChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="looks">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
