import { ShoppingBag } from 'lucide';
import { Notice } from '../components/feedback/notice';
import { moveFocus } from '../components/move-focus';
import { formatItemCount } from '../format/format-number';

interface BoughtNoticeProps {
  readonly items: number;
  readonly onRemove: () => void;
}

export function BoughtNotice({ items, onRemove }: BoughtNoticeProps) {
  return (
    <div className="mt-4" ref={moveFocus}>
      <Notice tone="warning" icon={ShoppingBag} role="status">
        <span>{`${formatItemCount(items)} of this order ${items === 1 ? 'is' : 'are'} in your cart too. `}</span>
        <button type="button" className="text-btn" onClick={onRemove}>
          Remove from Cart
        </button>
      </Notice>
    </div>
  );
}
