import type { ComponentProps } from 'react';
import { PageMeta } from '../page-meta';
import { StatePanel } from './state-panel';

/** A page that only shows a state and takes its title from it. */
export function StatePage(props: Omit<ComponentProps<typeof StatePanel>, 'level'>) {
  return (
    <div className="wrap page">
      <PageMeta title={props.title} />
      <StatePanel {...props} />
    </div>
  );
}
