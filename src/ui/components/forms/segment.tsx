import { Check } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icons/icon';
import './segment.css';

interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: IconDrawing;
}

interface SegmentProps<Value extends string> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly SegmentOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

export function Segment<Value extends string>({
  legend,
  legendHidden,
  name,
  value,
  options,
  onChange,
  className,
}: SegmentProps<Value>) {
  const id = useId();
  return (
    <fieldset role="radiogroup" aria-labelledby={`${id}-legend`} className={className}>
      <legend id={`${id}-legend`} className={legendHidden ? 'sr' : undefined}>
        {legend}
      </legend>
      <div className={options.length > 2 ? 'segment segment--3' : 'segment'}>
        {options.map((option) => (
          <label key={option.value}>
            {option.icon && <Icon of={option.icon} />}
            <span>
              <b>{option.label}</b>
              {option.hint && <small id={`${id}-${option.value}`}>{option.hint}</small>}
            </span>
            <input
              className="cover"
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              aria-describedby={option.hint && `${id}-${option.value}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="tick" aria-hidden="true">
              <Icon of={Check} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
