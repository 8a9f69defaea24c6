import { classNames } from './class-names';
export function SectionEdge({ up = false, className }: { readonly up?: boolean; readonly className?: string }) {
  return <div className={classNames('edge', up && 'edge--up', className)} aria-hidden="true" />;
}
