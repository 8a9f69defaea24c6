import { Moon } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import type { OpeningHoursViewModel } from '../../../view-models/shell/opening-hours.view-model';
import { buttonClass } from '../../components/buttons/button';
import { HoursList } from '../../components/shop/hours-list';
import { formatOpening, phoneLineText } from '../../format/format-opening';
import { StatePanel } from '../../components/feedback/state-panel';

export const kitchenClosedTitle = 'Kitchen Closed';

interface KitchenClosedProps {
  readonly opening: Pick<OpeningHoursViewModel, 'state' | 'phone' | 'nextOpening' | 'closures'>;
  readonly level?: 1 | 2;
}

export const KitchenClosed = observer(function KitchenClosed({ opening, level = 1 }: KitchenClosedProps) {
  const { state, phone, nextOpening, closures } = opening;
  return (
    <StatePanel
      icon={Moon}
      title={kitchenClosedTitle}
      level={level}
      actions={
        <Link className={buttonClass()} to={paths.contact}>
          Contact us
        </Link>
      }
    >
      <p className="state__lead">There's nothing on the menu right now.</p>
      {state && phone && (
        <p>
          {[
            state.kind === 'open' ? "We've stopped taking orders for now." : "We're closed.",
            nextOpening && `We open ${state.kind === 'open' ? 'again ' : ''}${formatOpening(nextOpening)}.`,
            state.kind === 'open' && phoneLineText(phone),
            'Your cart is safe.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <HoursList className="hours" closures={closures} />
    </StatePanel>
  );
});
