import { Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { describe, FieldFrame, type FieldFrameProps } from './field-frame';
import { Icon, type IconComponent } from './icon';

interface FieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Shown, readable and sent, but not to be changed. */
  readonly locked?: boolean;
  readonly icon?: IconComponent;
}

export function Field({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  width,
  locked = false,
  icon,
  onChange,
  ...rest
}: FieldProps) {
  const input = (
    <input
      className={locked ? 'input input--locked' : 'input'}
      id={id}
      readOnly={locked}
      {...describe({ id, hint, error })}
      onChange={(event) => onChange?.(event.target.value)}
      {...rest}
    />
  );
  return (
    <FieldFrame {...{ id, label, labelHidden, optional, hint, error, width }}>
      {locked || icon ? (
        <span className="affix">
          {icon && <Icon of={icon} />}
          {input}
          {locked && <Icon of={Lock} className="icon--end" />}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
