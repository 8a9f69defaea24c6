import { Check } from 'lucide';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconDrawing } from '../icons/icon';
import './segment.css';

interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** The option is a card of two or three lines instead of a row. */
  readonly lines?: readonly string[];
  readonly price?: string;
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
      <div
        className={classNames(
          'segment',
          options.length > 2 && 'segment--3',
          options.some(({ price }) => price !== undefined) && 'segment--cards',
        )}
      >
        {options.map((option) => (
          <label key={option.value}>
            {option.icon && <Icon of={option.icon} />}
            <span>
              <b>{option.label}</b>
              {option.hint && <small id={`${id}-${option.value}`}>{option.hint}</small>}
              {option.lines && (
                <small id={`${id}-${option.value}`}>
                  {option.lines.map((line, position) => (
                    // A description joins the lines, so each but the first begins with a space.
                    <span key={line}>{position === 0 ? line : ` ${line}`}</span>
                  ))}
                </small>
              )}
            </span>
            <input
              className="cover"
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              aria-describedby={describedBy(option, `${id}-${option.value}`)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="tick" aria-hidden="true">
              <Icon of={Check} />
            </span>
            {option.price && (
              // An amount stays as it is in a translated page, and a word such as 'free' does not.
              <em id={`${id}-${option.value}-price`} translate={/\d/.test(option.price) ? 'no' : undefined}>
                {option.price}
              </em>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function describedBy({ hint, lines, price }: SegmentOption<string>, id: string): string | undefined {
  return [(hint ?? lines) && id, price && `${id}-price`].filter(Boolean).join(' ') || undefined;
}
