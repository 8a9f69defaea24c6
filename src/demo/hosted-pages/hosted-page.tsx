import { FlaskConical } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/components/class-names';
import { Icon } from '../../ui/components/icons/icon';
import { PageMeta } from '../../ui/components/page-meta';
import './hosted-page.css';

interface HostedPageProps {
  readonly title: string;
  readonly note: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function HostedPage({ title, note, className, children }: HostedPageProps) {
  return (
    <div className={classNames('hosted', className)}>
      <PageMeta title={title} />
      <header className="hosted__bar">
        <Icon of={FlaskConical} />
        <span>{note}</span>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
