import type { ComponentProps } from 'react';
import type { Elements } from '../elements';
import { Icon, type IconDrawing } from '../icons/icon';
import { classNames } from '../class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly children?: Elements;
  readonly label: string;
  readonly icon: IconDrawing;
  readonly iconSize?: 'sm' | 'lg';
}

export function IconButton({ label, icon, iconSize, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classNames('icon-btn', className)} aria-label={label} {...rest}>
      <Icon of={icon} {...(iconSize && { size: iconSize })} />
      {children}
    </button>
  );
}
