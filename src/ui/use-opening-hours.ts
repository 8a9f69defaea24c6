import { useLayoutEffect } from 'react';
import { OpeningHoursViewModel } from '../view-models/shell/opening-hours.view-model';
import { useViewModel } from './view-model-context';

/** The hours are known before the first paint, because something would move if they came later. */
export function useOpeningHoursAtOnce(): OpeningHoursViewModel {
  const opening = useViewModel(OpeningHoursViewModel);
  useLayoutEffect(() => opening.look(), [opening]);
  return opening;
}
