import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a dialog changes its step, because the control that changed it is gone: to the requested field, or
 * to the dialog, so that its new name is announced.
 */
export function useStepFocus(step: string) {
  const body = useRef<HTMLDivElement>(null);
  const requested = useRef<string>(undefined);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const dialog = body.current?.closest('dialog');
    dialog?.scrollTo(0, 0);
    const field = requested.current === undefined ? undefined : document.getElementById(requested.current);
    requested.current = undefined;
    (field ?? dialog)?.focus();
  }, [step]);
  /** `requestFocus` takes the id of the field to focus in the next step. */
  return { body, requestFocus: (field: string | undefined) => void (requested.current = field) };
}
