import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconComponent } from './icons/icon';
import { Spinner } from './feedback/spinner';
import { classNames } from './class-names';

interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'accent' | 'ghost' | 'danger' | 'danger-quiet' | 'google';
  readonly size?: 'sm' | 'lg';
  readonly block?: boolean;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly icon?: IconComponent;
  /** Work is under way: the words stay and a second press does nothing. */
  readonly busy?: boolean;
  /** Id of the sentence that says why this cannot be used now; the button stays focusable. */
  readonly blockedBy?: string | false | undefined;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size, block, className }: ButtonLook = {}): string {
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
  busy = false,
  blockedBy,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignored = busy || Boolean(blockedBy);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Preventing the default keeps a submit button from sending its form twice.
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
      {...(busy && { 'aria-busy': true })}
      {...(blockedBy && { 'aria-disabled': true, 'aria-describedby': blockedBy })}
      onClick={press}
      {...(rest.type === 'submit' && { onMouseDown: keepFocus })}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** A field that is left loses its error, and the page below moves up: the button would slip from under the pointer. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
