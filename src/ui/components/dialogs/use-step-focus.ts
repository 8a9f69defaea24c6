import { useEffect, useRef } from 'react';
import { ToastsViewModel } from '../../../view-models/shell/toasts.view-model';
import { useShared } from '../../view-model-context';

/**
 * A step removes the focused control. The requested field takes the focus, or the dialog, whose new name is announced
 * as well: Orca reads the name of a dialog only when the dialog opens.
 */
export function useStepFocus(step: string) {
  const toasts = useShared(ToastsViewModel);
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
    if (!field) toasts.announce(titleOf(dialog));
  }, [step, toasts]);
  return { body, requestFocus: (field: string | undefined) => void (requested.current = field) };
}

function titleOf(dialog: Element | null | undefined): string {
  const titleId = dialog?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(titleId)?.textContent ?? '';
}
