import { Moon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { formatHour, weekdayNames, type OpenState } from '../../domain/shop/opening-hours';
import { buttonClass } from '../components/button';
import { HoursList } from '../components/hours-list';
import { StatePanel } from '../components/feedback/state-panel';

interface KitchenClosedProps {
  /** Undefined until the page is hydrated. */
  readonly opening: OpenState | undefined;
  readonly level?: 1 | 2;
}

export function KitchenClosed({ opening, level = 1 }: KitchenClosedProps) {
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
      <p>There is nothing on the menu right now. {opening && nextOpeningText(opening)}</p>
      <HoursList className="hours" />
    </StatePanel>
  );
}

function nextOpeningText(opening: OpenState): string {
  if (opening.kind === 'open') return `We are here until ${formatHour(opening.until)}.`;
  if (!opening.opens) return '';
  const { weekday, hour, today } = opening.opens;
  return `We open again ${today ? 'today' : weekdayNames[weekday]} at ${formatHour(hour)}.`;
}
