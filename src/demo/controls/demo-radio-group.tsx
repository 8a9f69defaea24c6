import { moveWithoutChoosing } from './panel-focus';

interface DemoRadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

export function DemoRadioGroup(props: DemoRadioGroupProps) {
  const { legend, name, value, options, onChange, className = 'looks' } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="cover"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onKeyDown={moveWithoutChoosing}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
