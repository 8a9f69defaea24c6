import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Icon } from '../icons/icon';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly half?: boolean | undefined;
}

export function splitFrame<Props extends FieldFrameProps>(props: Props) {
  const { id, label, labelHidden, optional, hint, error, half, ...rest } = props;
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    frame: { id, label, labelHidden, optional, hint, error, half },
    control: { id, ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }), ...rest },
  };
}

export function FieldFrame({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  half,
  children,
}: FieldFrameProps & { readonly children: Elements }) {
  return (
    <div className={half ? 'field field--half' : 'field'}>
      <label className={labelHidden ? 'sr' : 'field__label'} htmlFor={id}>
        <span>{label}</span>
        {optional && <small> (optional)</small>}
      </label>
      {children}
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

export function FieldError({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <span className="field__error" id={id}>
      <Icon of={CircleAlert} />
      <span>{message}</span>
    </span>
  );
}
