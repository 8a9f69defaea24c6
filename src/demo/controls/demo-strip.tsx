import { FlaskConical } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '../../ui/components/icons/icon';
import './demo-strip.css';

interface DemoStripProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

export function DemoStrip({ ref, isOpen = false, onPress }: DemoStripProps) {
  return (
    <aside className="demo-strip" aria-label="Demo">
      <p>
        <Icon of={FlaskConical} />
        <span>
          <b>Demo.</b>
          <span>{' Nothing is charged.'}</span>
        </span>
      </p>
      <button type="button" className="demo-strip__button" ref={ref} aria-expanded={isOpen} onClick={onPress}>
        Demo controls
      </button>
    </aside>
  );
}
