import { Moon, RefreshCw, TriangleExclamationPoint, WifiOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatHour, type OpenState, type Weekday } from '../../../domain/shop/opening-hours';
import type { ServiceError } from '../../../domain/shared/service-error';
import { errorNotice } from '../../../view-models/error-notice';
import { ShellViewModel } from '../../../view-models/shell.view-model';
import { Button, buttonClass } from '../../components/button';
import { StatePanel } from '../../components/state-panel';
import { formatDays, formatHours } from '../../format';
import { useShop } from '../../shop-context';
import { useViewModel } from '../../view-model-context';

interface MenuFailedProps {
  readonly error: ServiceError;
  readonly level?: 1 | 2;
  readonly onRetry: () => void;
}

/** Whatever the error asks for, the menu can always be asked for again. */
export const MenuFailed = observer(function MenuFailed({ error, level = 1, onRetry }: MenuFailedProps) {
  const shell = useViewModel(ShellViewModel);
  const { title, text, action } = errorNotice(error, 'products', 'Menu');
  const asksForMore = action === 'Sign In' || action === 'Go Home';
  return (
    <StatePanel
      icon={error.kind === 'network' ? WifiOff : TriangleExclamationPoint}
      tone="danger"
      level={level}
      title={title}
      actions={
        <>
          {action === 'Sign In' && <Button onClick={() => shell.signIn()}>Sign In</Button>}
          <Button variant={action === 'Sign In' ? 'secondary' : 'primary'} icon={RefreshCw} onClick={onRetry}>
            {asksForMore ? 'Retry' : action}
          </Button>
          {level === 1 && error.kind !== 'network' && action !== 'Sign In' && (
            <Link className={buttonClass({ variant: 'secondary' })} to="/">
              Go Home
            </Link>
          )}
        </>
      }
    >
      <p>{text}</p>
    </StatePanel>
  );
});

const weekdays: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

interface KitchenClosedProps {
  /** Undefined while the page is still as it was built. */
  readonly opening: OpenState | undefined;
  readonly level?: 1 | 2;
}

export function KitchenClosed({ opening, level = 1 }: KitchenClosedProps) {
  const { hours } = useShop();
  return (
    <StatePanel
      icon={Moon}
      title="Kitchen Closed"
      level={level}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to="/#contact">
          Contact us
        </Link>
      }
    >
      <p>There is nothing on the menu right now. {opening && whenToComeBack(opening)}</p>
      <dl className="hours">
        {hours.map((row) => (
          <Fragment key={row.from}>
            <dt>{formatDays(row)}</dt>
            <dd>{formatHours(row)}</dd>
          </Fragment>
        ))}
      </dl>
    </StatePanel>
  );
}

function whenToComeBack(opening: OpenState): string {
  if (opening.kind === 'open') return `We are here until ${formatHour(opening.until)}.`;
  if (!opening.opens) return '';
  const { weekday, hour, today } = opening.opens;
  return `We open again ${today ? 'today' : weekdays[weekday]} at ${formatHour(hour)}.`;
}
