import { FlaskConical } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../components/icons/icon';
import './demo-button.css';

interface DemoButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

export function DemoButton({ ref, onPress }: DemoButtonProps) {
  return (
    <aside className="demo" aria-label="Demo">
      <button type="button" className="demo__pill" ref={ref} aria-expanded={false} onClick={onPress}>
        <Icon of={FlaskConical} />
        <span>
          Demo<b> controls</b>
        </span>
      </button>
    </aside>
  );
}
