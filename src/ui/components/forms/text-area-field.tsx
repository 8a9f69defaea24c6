import type { ComponentProps } from 'react';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame';
import { useFilledControl } from './use-filled-control';

interface TextAreaFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, keyof FieldFrameProps | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onChange, onBlur, ...rest } = control;
  const filled = useFilledControl<HTMLTextAreaElement>({ value, onChange, onBlur });
  return (
    <FieldFrame {...frame}>
      <textarea className="input" {...rest} {...filled} />
    </FieldFrame>
  );
}
