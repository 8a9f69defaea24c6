import { ShoppingBag } from 'lucide';
import { Notice } from '../components/feedback/notice';
import { formatItemCount } from '../format/format-number';

export function RestoredNotice({ items }: { readonly items: number }) {
  return (
    <Notice
      tone="success"
      icon={ShoppingBag}
      className="mt-4"
    >{`${formatItemCount(items)} of this order ${items === 1 ? 'is' : 'are'} back in your cart. We've kept your address too.`}</Notice>
  );
}
