import type { Cents } from '../../../domain/shared/money';
import { formatMoney } from '../../format/format-money';
import './modal-total.css';

interface ModalTotalProps {
  readonly id?: string;
  readonly amount: Cents;
  readonly currency?: string | undefined;
}

export function ModalTotal({ id, amount, currency }: ModalTotalProps) {
  return (
    <p className="modal__total" id={id}>
      <small>{'Total '}</small>
      <b translate="no">{formatMoney(amount, currency)}</b>
    </p>
  );
}
