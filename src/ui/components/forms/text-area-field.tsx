import type { ComponentProps } from 'react';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame';

interface TextAreaFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, keyof FieldFrameProps | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = splitFrame(props);
  const { onChange, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <textarea className="input" onChange={(event) => onChange(event.target.value)} {...rest} />
    </FieldFrame>
  );
}
