import { useEffect, useRef } from 'react';
import { Icon, type IconDrawing } from '../components/icons/icon';
import type { Elements } from '../components/elements';

interface ReceiptHeaderProps {
  readonly icon: IconDrawing;
  readonly iconTone?: 'bad' | 'wait' | 'preparing' | undefined;
  readonly title: string;
  readonly message: string;
  readonly note?: string | false;
  readonly children?: Elements;
}

export function ReceiptHeader({ icon, iconTone, title, message, note, children }: ReceiptHeaderProps) {
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
      <div className="outcome__top" role="status">
        <p>
          <bdi>{message}</bdi>
        </p>
        {note && <p>{note}</p>}
      </div>
      {children}
    </div>
  );
}
