import { CircleExclamationPoint } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icons/icon';
import { classNames } from '../class-names';

interface ErrorSummaryProps {
  /** Ids of the fields and their errors, in the order of the form. */
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly className?: string | undefined;
}

/** Takes the focus when it is mounted; a `key` that changes with each failed submit mounts it again. */
export function ErrorSummary({ errors, className }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);

  const goTo = (field: string) => (event: MouseEvent) => {
    // Focuses the field without changing the URL.
    event.preventDefault();
    document.getElementById(field)?.focus();
  };

  if (errors.length === 0) return null;
  return (
    <div className={classNames('notice notice--danger', className)} role="alert" tabIndex={-1} ref={summary}>
      <Icon of={CircleExclamationPoint} />
      <div>
        <b>There is a problem</b>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={goTo(field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
