import { Mail, Phone, ShoppingBasket } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import type { OpenState } from '../../../domain/shop/opening-hours';
import { buttonClass } from '../../components/buttons/button';
import { StatePanel } from '../../components/feedback/state-panel';
import { Icon } from '../../components/icons/icon';
import { phoneLineText } from '../../format/format-opening';
import { useShop } from '../../shop-context';

export const soldOutTitle = 'Sold Out';

interface SoldOutProps {
  readonly phone: OpenState | undefined;
  readonly level?: 1 | 2;
}

/** Whoever can be reached now comes first: by phone, else by email. */
export function SoldOut({ phone: phoneLine, level = 1 }: SoldOutProps) {
  const { phone, phoneDial, email } = useShop().contact;
  return (
    <StatePanel
      icon={ShoppingBasket}
      title={soldOutTitle}
      level={level}
      actions={
        <>
          {phoneLine?.kind === 'closed' ? (
            <a className={buttonClass({})} href={`mailto:${email}`}>
              <Icon of={Mail} />
              <span>Email us</span>
            </a>
          ) : (
            <a className={buttonClass({})} href={`tel:${phoneDial}`}>
              <Icon of={Phone} />
              <span>{phone}</span>
            </a>
          )}
          {level === 1 && (
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.home}>
              Go Home
            </Link>
          )}
        </>
      }
    >
      <p className="state__lead">Today's menu is sold out.</p>
      {phoneLine && <p>{phoneLineText(phoneLine)}</p>}
    </StatePanel>
  );
}
