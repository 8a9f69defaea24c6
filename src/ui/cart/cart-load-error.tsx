import { RefreshCw, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { errorNotice } from '../../view-models/shared/error-notice';
import { Button } from '../components/buttons/button';
import { SrOnly } from '../components/text/sr-only';
import { Spinner } from '../components/feedback/spinner';
import { StatePanel } from '../components/feedback/state-panel';
import { useViewModel } from '../view-model-context';

/** For a cart on the server that is still loading or could not be loaded. */
export const CartLoadError = observer(function CartLoadError() {
  const cart = useViewModel(CartViewModel);
  if (!cart.error) {
    return (
      <div className="state">
        <Spinner large />
        <SrOnly role="status">Loading your cart</SrOnly>
      </div>
    );
  }
  const { title, text, detail } = errorNotice(cart.error, 'other', 'Cart');
  return (
    <StatePanel
      icon={TriangleAlert}
      tone="danger"
      title={title}
      level={2}
      fine={detail}
      actions={
        <Button icon={RefreshCw} onClick={() => void cart.load()}>
          Retry
        </Button>
      }
    >
      <p>
        <bdi>{text}</bdi>
      </p>
    </StatePanel>
  );
});
