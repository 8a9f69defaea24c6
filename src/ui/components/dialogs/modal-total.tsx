import type { Cents } from '../../../domain/shared/money';
import { formatMoney } from '../../format/format-money';
import './modal-total.css';

interface ModalTotalProps {
  /** For the `aria-describedby` of the button that pays it. */
  readonly id?: string;
  readonly amount: Cents;
  /** The shop's by default. */
  readonly currency?: string | undefined;
}

/** The total in the foot of a dialog, where it is never scrolled out of view. */
export function ModalTotal({ id, amount, currency }: ModalTotalProps) {
  return (
    <p className="modal__total" id={id}>
      <small>{'Total '}</small>
      <b translate="no">{formatMoney(amount, currency)}</b>
    </p>
  );
}
