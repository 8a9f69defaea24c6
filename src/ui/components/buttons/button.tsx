import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import type { Elements } from '../elements';
import { Icon, type IconDrawing } from '../icons/icon';
import { Spinner } from '../feedback/spinner';
import { classNames } from '../class-names';

interface ButtonStyle {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet' | 'google';
  readonly size?: 'sm' | 'lg';
  readonly block?: boolean;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled'> {
  readonly children: string | ReactElement;
  readonly icon?: IconDrawing;
  readonly after?: Elements;
  readonly pending?: boolean;
  readonly blockedBy?: string | false | undefined;
}

export function buttonClass({ variant = 'primary', size, block, className }: ButtonStyle = {}): string {
  return classNames(
    'btn',
    variant !== 'primary' && `btn--${variant}`,
    size && `btn--${size}`,
    block && 'btn--block',
    className,
  );
}

export function Button({
  variant,
  size,
  block,
  className,
  icon,
  pending = false,
  blockedBy,
  onClick,
  children,
  after,
  ...rest
}: ButtonProps) {
  const ignored = pending || Boolean(blockedBy);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A pending submit button must not submit its form.
    if (ignored) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={buttonClass({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(block && { block }),
        className,
      })}
      {...(pending && { 'aria-busy': true })}
      {...(blockedBy && { 'aria-disabled': true, 'aria-describedby': blockedBy })}
      onClick={press}
      {...(rest.type === 'submit' && { onMouseDown: keepFocus })}
      {...rest}
    >
      {pending ? <Spinner /> : icon && <Icon of={icon} />}
      <span>{children}</span>
      {after}
    </button>
  );
}

/** If the press took the focus, the field's error would disappear, and the button would move away from the pointer. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
