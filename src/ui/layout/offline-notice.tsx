import { WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { ConnectionViewModel } from '../../view-models/shell/connection.view-model';
import { Notice } from '../components/feedback/notice';
import { formatMomentInText } from '../format/format-date-time';
import { useShared, useViewModel } from '../view-model-context';

interface OfflineNoticeProps {
  readonly what: string;
  readonly asOf: Date;
  readonly onOnline: () => void;
}

export const OfflineNotice = observer(function OfflineNotice({ what, asOf, onOnline }: OfflineNoticeProps) {
  const { isOnline } = useShared(ConnectionViewModel);
  const calendar = useViewModel(CustomerCalendar);
  useEffect(() => {
    if (isOnline) onOnline();
  }, [isOnline, onOnline]);
  return (
    <Notice icon={WifiOff} role="status" className="mb-4">
      <p>{`${what} ${formatMomentInText(asOf, calendar)}.`}</p>
    </Notice>
  );
});
