import { Phone, ShoppingBasket } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import type { OpenState } from '../../../domain/shop/opening-hours';
import { buttonClass } from '../../components/buttons/button';
import { StatePanel } from '../../components/feedback/state-panel';
import { Icon } from '../../components/icons/icon';
import { formatHour } from '../../format/format-hours';
import { formatOpening } from '../../format/format-opening';
import { useShop } from '../../shop-context';

interface SoldOutProps {
  /** Undefined until the page is hydrated. */
  readonly opening: OpenState | undefined;
  readonly level?: 1 | 2;
}

/** The menu lists items, but none of them can be ordered. The kitchen can be reached, so its phone number comes first. */
export function SoldOut({ opening, level = 1 }: SoldOutProps) {
  const { phone, phoneDial } = useShop().contact;
  return (
    <StatePanel
      icon={ShoppingBasket}
      title="Sold Out"
      level={level}
      actions={
        <>
          <a className={buttonClass({})} href={`tel:${phoneDial}`}>
            <Icon of={Phone} />
            <span>{phone}</span>
          </a>
          {level === 1 && (
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.home}>
              Go Home
            </Link>
          )}
        </>
      }
    >
      <p className="state__lead">Today's menu is sold out.</p>
      {opening && <p>{whenToAsk(opening)}</p>}
    </StatePanel>
  );
}

function whenToAsk(opening: OpenState): string {
  if (opening.kind === 'open') return `We're here until ${formatHour(opening.until)} if you need us.`;
  return opening.opens ? `We open ${formatOpening(opening.opens)}.` : '';
}
