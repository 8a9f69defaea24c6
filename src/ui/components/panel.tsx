import { type ReactElement, useId } from 'react';
import type { Elements } from './elements';
import { classNames } from './class-names';
import './panel.css';

interface PanelProps {
  readonly title: string | ReactElement;
  readonly label?: string;
  readonly aside?: Elements;
  readonly tight?: boolean;
  readonly headClass?: string;
  readonly children: Elements;
}

export function Panel({ title, label, aside, tight = false, headClass, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className="panel" {...(label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label })}>
      <div className={classNames('panel__head', tight && 'panel__head--tight', headClass)}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
