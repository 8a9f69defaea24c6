import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../components/icons/icon';

/** Says on top of a stand-in page what it stands in for. */
export function DemoBar({ children }: { readonly children: ReactNode }) {
  return (
    <header className="hosted__bar">
      <Icon of={FlaskConical} />
      {children}
    </header>
  );
}
