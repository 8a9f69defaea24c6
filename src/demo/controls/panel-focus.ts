import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A choice reloads the page, so it takes Space, Enter or a click; arrow keys only move the focus. */
export function moveWithoutChoosing(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event;
  if (key === 'Enter') currentTarget.click();
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...document.getElementsByName(currentTarget.name)];
  radios.at((radios.indexOf(currentTarget) + step) % radios.length)?.focus();
}

/** The history entry outlives the reload that follows. */
export function rememberPressed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const pressed = target instanceof HTMLInputElement ? target.name : target.closest('button.demo__btn') && '';
  if (pressed !== null) history.replaceState({ ...history.state, demoPressed: pressed }, '');
}

export function takePressed(panel: HTMLElement): HTMLElement | undefined {
  const { demoPressed, ...rest } = { demoPressed: undefined, ...history.state };
  if (typeof demoPressed !== 'string') return undefined;
  history.replaceState(rest, '');
  return panel.querySelector<HTMLElement>(`input[name="${demoPressed}"]:checked`) ?? panel;
}
