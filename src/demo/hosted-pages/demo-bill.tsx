import { ArrowLeft } from 'lucide';
import { observer } from 'mobx-react-lite';
import { includesTax } from '../../domain/orders/order';
import { times, type Cents } from '../../domain/shared/money';
import { includedTaxLabel } from '../../ui/format/included-tax';
import type { DemoCheckoutViewModel } from './demo-checkout.view-model';
import { Icon } from '../../ui/components/icons/icon';
import { Notice } from '../../ui/components/feedback/notice';
import { formatMoney } from '../../ui/format/format-money';
import { Verbatim } from '../../ui/components/text/verbatim';
import { useShop } from '../../ui/shop-context';

export const DemoBill = observer(function DemoBill({ checkout }: { readonly checkout: DemoCheckoutViewModel }) {
  const { name, pricing } = useShop();
  const { order, error } = checkout;
  const tax = order?.tax;
  const isWithin = order !== undefined && includesTax(order);
  return (
    <section className="hosted__sum" aria-label="Order">
      <div>
        <button type="button" className="back" onClick={() => void checkout.decide('abandon')}>
          <Icon of={ArrowLeft} />
          <span>Back to Shop</span>
        </button>
        <h1>
          <span>{'Pay '}</span>
          <Verbatim>{name}</Verbatim>
        </h1>
        {error && <Notice tone="danger">{error}</Notice>}
        {order && (
          <>
            <p className="hosted__amt" translate="no">
              {formatMoney(order.total)}
            </p>
            <ul role="list">
              {order.items.map(({ itemName, quantity, unitPrice }, position) => (
                <li key={position}>
                  <span>
                    <bdi>{itemName}</bdi>
                    <small>{`Qty ${quantity}, ${formatMoney(unitPrice)} each`}</small>
                  </span>
                  <span translate="no">{formatMoney(times(unitPrice, quantity))}</span>
                </li>
              ))}
            </ul>
            <hr />
            <ul role="list">
              <Sum label="Subtotal" amount={order.subtotal} />
              {!isWithin && <Sum label="Tax" amount={tax} />}
              <Sum label="Delivery fee" amount={order.deliveryFee} />
            </ul>
            <hr />
            <ul role="list">
              <li>
                <b>Total due</b>
                <b translate="no">{formatMoney(order.total)}</b>
              </li>
              {isWithin && tax !== undefined && (
                <li>
                  <small>
                    <span>{`${includedTaxLabel(pricing)} `}</span>
                    <span translate="no">{formatMoney(tax)}</span>
                  </small>
                </li>
              )}
            </ul>
          </>
        )}
      </div>
    </section>
  );
});

function Sum({ label, amount }: { readonly label: string; readonly amount: Cents | undefined }) {
  if (!amount) return null;
  return (
    <li>
      <span>{label}</span>
      <span translate="no">{formatMoney(amount)}</span>
    </li>
  );
}
