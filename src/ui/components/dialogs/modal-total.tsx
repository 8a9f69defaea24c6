import type { Cents } from '../../../domain/shared/money';
import { formatMoney } from '../../format/format-money';
import './modal-total.css';

interface ModalTotalProps {
  readonly amount: Cents;
  /** The shop's by default. */
  readonly currency?: string | undefined;
}

/** The total in the foot of a dialog, where it is never scrolled out of view. */
export function ModalTotal({ amount, currency }: ModalTotalProps) {
  return (
    <p className="modal__total">
      <small>Total</small> <b>{formatMoney(amount, currency)}</b>
    </p>
  );
}
