import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { describe, FieldFrame, type FieldFrameProps } from './field-frame';
import { Icon } from './icon';

interface SelectFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'select'>, keyof FieldFrameProps | 'onChange' | 'className'> {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function SelectField({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  width,
  options,
  onChange,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelHidden, optional, hint, error, width }}>
      <span className="affix">
        <select
          className="input"
          id={id}
          {...describe({ id, hint, error })}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className="icon--end" />
      </span>
    </FieldFrame>
  );
}
