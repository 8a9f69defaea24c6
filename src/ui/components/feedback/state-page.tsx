import type { ComponentProps } from 'react';
import { PageMeta } from '../page-meta';
import { StatePanel } from './state-panel';

export function StatePage(props: Omit<ComponentProps<typeof StatePanel>, 'level'>) {
  return (
    <div className="wrap page">
      <PageMeta title={props.title} />
      <StatePanel {...props} />
    </div>
  );
}
