import { useEffect, useRef } from 'react';

/**
 * A step removes the focused control. The requested field takes the focus, or the dialog, whose new name a screen
 * reader then reads.
 */
export function useStepFocus(step: string) {
  const body = useRef<HTMLDivElement>(null);
  const requested = useRef<string>(undefined);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const dialog = body.current?.closest('dialog');
    for (const box of [dialog, body.current?.closest('.modal__scroll')]) box?.scrollTo(0, 0);
    const field = requested.current === undefined ? undefined : document.getElementById(requested.current);
    requested.current = undefined;
    (field ?? dialog)?.focus();
  }, [step]);
  return { body, requestFocus: (field: string | undefined) => void (requested.current = field) };
}
