import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { describe, FieldFrame, type FieldFrameProps } from './field-frame';
import { IconButton } from './icon-button';

interface PasswordFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'type' | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  width,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <FieldFrame {...{ id, label, labelHidden, optional, hint, error, width }}>
      <span className="affix">
        <input
          className="input"
          id={id}
          type={revealed ? 'text' : 'password'}
          {...describe({ id, hint, error })}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
        />
        <IconButton
          label={`${revealed ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          icon={revealed ? EyeOff : Eye}
          onClick={() => setRevealed(!revealed)}
        />
      </span>
    </FieldFrame>
  );
}
