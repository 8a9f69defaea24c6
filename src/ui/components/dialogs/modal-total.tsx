import type { Cents } from '../../../domain/shared/money';
import { formatMoney } from '../../format/format-money';
import './modal-total.css';

/** The total in the foot of a dialog, where it is never scrolled out of view. */
export function ModalTotal({ amount }: { readonly amount: Cents }) {
  return (
    <p className="modal__total">
      <small>Total</small> <b>{formatMoney(amount)}</b>
    </p>
  );
}
