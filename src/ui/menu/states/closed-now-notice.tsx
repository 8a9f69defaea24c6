import { Moon } from 'lucide';
import type { ClosedNow } from '../../../domain/menu/kitchen-state';
import { Notice } from '../../components/feedback/notice';
import { formatDay } from '../../format/format-date';
import { weOpen } from '../../format/format-opening';

/** Shown outside opening hours while orders are still taken. */
export function ClosedNowNotice({ closed: { opens, ordersAreFor } }: { readonly closed: ClosedNow }) {
  const comes = ordersAreFor && `What you order now comes ${formatDay(ordersAreFor)}.`;
  return (
    <Notice icon={Moon} role="status" className="mb-4">
      <p>
        <b>The kitchen is closed right now, and you can still order.</b>
        <span>{` ${[opens && weOpen(opens), comes].filter(Boolean).join(' ')}`}</span>
      </p>
    </Notice>
  );
}
