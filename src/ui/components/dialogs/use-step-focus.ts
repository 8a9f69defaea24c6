import { useEffect, useRef } from 'react';

/**
 * For a dialog of several steps: the control that changed the step has gone with it, so the focus goes to the field that
 * was asked for, else to the dialog, whose new name is then read.
 */
export function useStepFocus(step: string) {
  const body = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const dialog = body.current?.closest('dialog');
    dialog?.scrollTo(0, 0);
    const field = wanted.current === undefined ? undefined : document.getElementById(wanted.current);
    wanted.current = undefined;
    (field ?? dialog)?.focus();
  }, [step]);
  /** `askFor` takes the id of the field that shall have the focus in the next step. */
  return { body, askFor: (field: string | undefined) => void (wanted.current = field) };
}
