import type { ComponentProps } from 'react';
import { describe, FieldFrame, type FieldFrameProps } from './field-frame';

interface TextAreaFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, keyof FieldFrameProps | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextAreaField({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  width,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelHidden, optional, hint, error, width }}>
      <textarea
        className="input"
        id={id}
        {...describe({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </FieldFrame>
  );
}
