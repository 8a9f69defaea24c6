import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconDrawing } from '../components/icons/icon';

interface PaymentOutcomeHeaderProps {
  readonly icon: IconDrawing;
  readonly iconTone?: 'bad' | 'wait' | 'preparing' | undefined;
  readonly title: string;
  /** Announced whenever it changes. */
  readonly message: string;
  readonly children?: ReactNode;
}

/** The outcome at a glance. The title takes the focus, because the focused heading was replaced. */
export function PaymentOutcomeHeader({ icon, iconTone, title, message, children }: PaymentOutcomeHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="outcome__top">
      <div className={iconTone ? `outcome__icon outcome__icon--${iconTone}` : 'outcome__icon'}>
        <Icon of={icon} />
      </div>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p role="status">
        <bdi>{message}</bdi>
      </p>
      {children}
    </div>
  );
}
