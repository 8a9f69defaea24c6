import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { lineTotal, type CartItem } from '../../domain/cart/cart';
import { typedQuantity } from '../../domain/cart/typed-quantity';
import type { UnavailableReason } from '../../domain/cart/cart-review';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import type { CartDrawerViewModel } from '../../view-models/cart/cart-drawer.view-model';
import { Stepper } from '../components/forms/stepper';
import { FulfillmentDay } from '../components/text/fulfillment-day';
import { Day } from '../components/text/day';
import { useAllergenWarning } from '../components/lines/use-allergen-warning';
import { formatMoney } from '../format/format-money';
import { useShared } from '../view-model-context';
import { AllergenReason, LimitReason, UnavailableLineReason } from './line-reason';
import { linePicture, Picture } from '../components/picture';
import { stockText } from '../components/text/stock-text';

interface CartLineProps {
  readonly item: CartItem;
  readonly reason: UnavailableReason | undefined;
  readonly drawer: CartDrawerViewModel;
  readonly onLastRemoved: () => void;
}

export const CartLine = observer(function CartLine({ item, reason, drawer, onLastRemoved }: CartLineProps) {
  const cart = useShared(CartViewModel);
  const allergenWarning = useAllergenWarning(item.id);
  const line = useRef<HTMLLIElement>(null);
  const limitId = useId();
  const isGone = reason?.kind === 'gone';
  const limit = reason?.kind === 'onlyLeft' ? undefined : drawer.limitReason(item);
  const { name, price, quantity, image } = item;
  const day = isGone ? item.deliverableOn : drawer.dayOf(item);

  const moveFocusOn = () => {
    const next = line.current?.nextElementSibling ?? line.current?.previousElementSibling;
    const button = next?.querySelector<HTMLElement>('.lines__ctl > .text-btn');
    if (button) button.focus();
    else onLastRemoved();
  };
  const remove = () => {
    moveFocusOn();
    void cart.remove(item);
  };
  const decrease = () => {
    if (quantity === 1) moveFocusOn();
    cart.removeOne(item);
  };
  const type = (text: string, isLeaving: boolean) => {
    if (typedQuantity(text) === 0 && !isLeaving) moveFocusOn();
    drawer.type(item, text);
  };
  return (
    <li ref={line} className={isGone ? 'is-stale' : undefined}>
      <Picture picture={linePicture(image)} sizes="64px" className="lines__pic" />
      <div>
        <p className="lines__name">
          <bdi>{name}</bdi>
        </p>
        {day && (isGone || drawer.days.length !== 1) && (
          <span className="lines__meta">
            {isGone ? (
              <span>
                <span>{'Was for '}</span>
                <Day date={day} />
              </span>
            ) : (
              <span>
                <FulfillmentDay date={day} />
              </span>
            )}
          </span>
        )}
      </div>
      <p className="lines__price" translate="no">
        <span>{formatMoney(lineTotal(item))}</span>
        {quantity > 1 && <small>{`${formatMoney(price)} each`}</small>}
      </p>
      {reason && <UnavailableLineReason id={limitId} reason={reason} />}
      {allergenWarning && !isGone && <AllergenReason warning={allergenWarning} />}
      {limit && !isGone && <LimitReason id={limitId}>{stockText(limit)}</LimitReason>}
      <div className="lines__ctl">
        {isGone ? (
          <span className="small muted num">{`Quantity ${quantity}`}</span>
        ) : (
          <Stepper
            item={name}
            quantity={quantity}
            onDecrease={decrease}
            onIncrease={() => drawer.increase(item)}
            onType={type}
            increaseBlockedBy={(limit !== undefined || reason?.kind === 'onlyLeft') && limitId}
          />
        )}
        <button type="button" className="text-btn" aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </button>
      </div>
    </li>
  );
});
