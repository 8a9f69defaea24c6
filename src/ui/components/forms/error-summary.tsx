import { Check, Circle, CircleAlert } from 'lucide';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import type { FormMessage } from '../../../view-models/shared/form';
import { Icon } from '../icons/icon';
import { classNames } from '../class-names';
import { SrOnly } from '../text/sr-only';
import './error-summary.css';

interface ErrorSummaryProps {
  readonly errors: readonly FormMessage[];
  readonly className?: string | undefined;
}

/**
 * Takes the focus when mounted: a `key` that changes with each failed submit mounts it again. Until then it keeps its
 * lines, so that fixing a field does not move the form. A single wrong field needs no summary: it takes the focus
 * itself, and its sentence describes it.
 */
export function ErrorSummary({ errors, className }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [first, ...others] = errors;
  const lone = others.length === 0 ? first?.field : undefined;
  const atMount = useRef(lone);
  useEffect(() => {
    if (atMount.current === undefined) summary.current?.focus();
    else document.getElementById(atMount.current)?.focus();
  }, []);

  const goTo = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };

  if (others.length === 0) return null;
  return (
    <div
      className={classNames('notice notice--danger summary', className)}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={summary}
    >
      <Icon of={CircleAlert} />
      <div>
        <h3 id={titleId}>Please fix the following</h3>
        <ul role="list">
          {errors.map(({ field, message, isMended }) =>
            isMended ? (
              <li key={field} className="is-mended">
                <Icon of={Check} />
                <span>
                  <s>{message}</s>
                  <SrOnly>, fixed</SrOnly>
                </span>
              </li>
            ) : (
              <li key={field}>
                <Icon of={Circle} />
                <a href={`#${field}`} onClick={goTo(field)}>
                  {message}
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  );
}
