import { useLayoutEffect } from 'react';
import { OpeningHoursViewModel } from '../view-models/shell/opening-hours.view-model';
import { useViewModel } from './view-model-context';

/** Known before the first paint, where something would move if they came later. */
export function useOpeningHoursAtOnce(): OpeningHoursViewModel {
  const opening = useViewModel(OpeningHoursViewModel);
  useLayoutEffect(() => opening.look(), [opening]);
  return opening;
}
