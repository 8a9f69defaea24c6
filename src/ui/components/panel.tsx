import { useId } from 'react';
import type { Elements } from './elements';
import { classNames } from './class-names';
import './panel.css';

interface PanelProps {
  readonly title: string;
  /** Accessible name, where it differs from the title. */
  readonly label?: string;
  /** A status or an action, beside the title. */
  readonly aside?: Elements;
  /** Little space below the title. */
  readonly tight?: boolean;
  /** Further classes of the title row. */
  readonly headClass?: string;
  readonly children: Elements;
}

/** A titled section of a page, in a box. */
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
