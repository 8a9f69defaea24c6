import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame';
import { Icon } from '../icons/icon';
import { useFilledControl } from './use-filled-control';

interface SelectFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'select'>, keyof FieldFrameProps | 'onChange' | 'className'> {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function SelectField(props: SelectFieldProps) {
  const { frame, control } = splitFrame(props);
  const { options, value, onChange, onBlur, ...rest } = control;
  const filled = useFilledControl<HTMLSelectElement>({ value, onChange, onBlur });
  return (
    <FieldFrame {...frame}>
      <span className="affix">
        <select className="input" {...rest} {...filled}>
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
