import { Eye, EyeOff } from 'lucide';
import { useState, type ComponentProps } from 'react';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame';
import { IconButton } from '../buttons/icon-button';
import { useFilledControl } from './use-filled-control';

interface PasswordFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'type' | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onChange, onBlur, ...rest } = control;
  const filled = useFilledControl<HTMLInputElement>({ value, onChange, onBlur });
  const [revealed, setRevealed] = useState(false);
  return (
    <FieldFrame {...frame}>
      <span className="affix">
        <input className="input" type={revealed ? 'text' : 'password'} {...rest} {...filled} />
        <IconButton
          label={`${revealed ? 'Hide' : 'Show'} ${frame.label.toLowerCase()}`}
          icon={revealed ? EyeOff : Eye}
          onClick={() => setRevealed(!revealed)}
        />
      </span>
    </FieldFrame>
  );
}
