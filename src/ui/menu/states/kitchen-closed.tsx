import { Moon } from 'lucide';
import { Link } from 'react-router-dom';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { paths } from '../../../domain/shared/paths';
import type { OpenState } from '../../../domain/shop/opening-hours';
import { buttonClass } from '../../components/buttons/button';
import { HoursList } from '../../components/shop/hours-list';
import { formatOpening, phoneLineText } from '../../format/format-opening';
import { StatePanel } from '../../components/feedback/state-panel';

interface KitchenClosedProps {
  readonly opening: OpenState | undefined;
  readonly phone: OpenState | undefined;
  readonly closures: readonly CalendarDate[];
  readonly level?: 1 | 2;
}

export function KitchenClosed({ opening, phone, closures, level = 1 }: KitchenClosedProps) {
  return (
    <StatePanel
      icon={Moon}
      title="Kitchen Closed"
      level={level}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.contact}>
          Contact us
        </Link>
      }
    >
      <p className="state__lead">There's nothing on the menu right now.</p>
      {opening && phone && (
        <p>{`${opening.kind === 'open' ? phoneLineText(phone) : nextOpeningText(opening)} Your cart is safe.`}</p>
      )}
      <HoursList className="hours" closures={closures} />
    </StatePanel>
  );
}

function nextOpeningText({ opens }: Extract<OpenState, { kind: 'closed' }>): string {
  return opens ? `We're closed. We open ${formatOpening(opens)}.` : "We're closed.";
}
