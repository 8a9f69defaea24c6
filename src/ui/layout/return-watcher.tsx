import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { UnfinishedOrderViewModel } from '../../view-models/unfinished-order.view-model';
import { useViewModel } from '../view-model-context';

/** Notices on every page that somebody comes back from the payment page with the Back button. */
export function ReturnWatcher() {
  const unfinished = useViewModel(UnfinishedOrderViewModel);
  const { pathname } = useLocation();
  useEffect(() => unfinished.watch(pathname), [unfinished, pathname]);
  return null;
}
