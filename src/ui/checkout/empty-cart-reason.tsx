import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { DisabledReason } from '../components/feedback/disabled-reason';

interface EmptyCartReasonProps {
  readonly id: string;
  readonly onLeave: () => void;
}

export function EmptyCartReason({ id, onLeave }: EmptyCartReasonProps) {
  return (
    <DisabledReason id={id} live>
      <span>{"Your cart is empty. If you've ordered in another tab, look in "}</span>
      <Link to={paths.orders} onClick={onLeave}>
        My Orders
      </Link>
      <span>.</span>
    </DisabledReason>
  );
}
