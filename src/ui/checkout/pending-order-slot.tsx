import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LeftOrderViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { useParts } from '../lazy-components';
import { useViewModel } from '../view-model-context';
import { Optional } from '../layout/silent-boundary';

/** On every page: an order that was started and not heard of since, offered again where `isOffered`. */
export const LeftOrder = observer(function LeftOrder({ isOffered }: { readonly isOffered: boolean }) {
  const left = useViewModel(LeftOrderViewModel);
  const { unfinishedOrder: UnfinishedOrder } = useParts();
  const { pathname } = useLocation();
  useEffect(() => left.watch(pathname), [left, pathname]);
  if (!left.kept) return null;
  return (
    <Optional>
      <UnfinishedOrder isOffered={isOffered} />
    </Optional>
  );
});
