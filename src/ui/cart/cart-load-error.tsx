import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { ErrorPanel } from '../components/feedback/error-panel';
import { SrOnly } from '../components/text/sr-only';
import { Spinner } from '../components/feedback/spinner';
import { useShared } from '../view-model-context';

export const CartLoadError = observer(function CartLoadError() {
  const cart = useShared(CartViewModel);
  if (!cart.error) {
    return (
      <div className="state">
        <Spinner large />
        <SrOnly role="status">Loading your cart</SrOnly>
      </div>
    );
  }
  return (
    <ErrorPanel error={cart.error} context="other" thing="Cart" offersHome={false} onRetry={() => void cart.load()} />
  );
});
