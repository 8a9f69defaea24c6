import { Lock } from 'lucide';
import type { ComponentProps } from 'react';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame';
import { Icon, type IconDrawing } from '../icons/icon';
import { useFilledControl } from './use-filled-control';

interface FieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'onChange' | 'className'> {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly locked?: boolean;
  readonly icon?: IconDrawing;
}

export function Field(props: FieldProps) {
  const { frame, control } = splitFrame(props);
  const { locked = false, icon, value, onChange, onBlur, ...rest } = control;
  const filled = useFilledControl<HTMLInputElement>({ value, onChange, onBlur });
  const input = <input className={locked ? 'input input--locked' : 'input'} readOnly={locked} {...rest} {...filled} />;
  return (
    <FieldFrame {...frame}>
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
