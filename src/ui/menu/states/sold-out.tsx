import { Mail, Phone, ShoppingBasket } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import type { Opening, OpenState } from '../../../domain/shop/opening-hours';
import type { OpeningHoursViewModel } from '../../../view-models/shell/opening-hours.view-model';
import { buttonClass } from '../../components/buttons/button';
import { StatePanel } from '../../components/feedback/state-panel';
import { Icon } from '../../components/icons/icon';
import { formatOpening, phoneLineText } from '../../format/format-opening';
import { inSentence } from '../../format/format-list';
import { useShop } from '../../shop-context';

export const soldOutTitle = 'Sold Out';

interface SoldOutProps {
  readonly opening: Pick<OpeningHoursViewModel, 'phone' | 'openingOnLaterDay'>;
  readonly level?: 1 | 2;
}

/** The way that works now comes first. That is the phone while it is answered, and email otherwise. */
export const SoldOut = observer(function SoldOut({ opening, level = 1 }: SoldOutProps) {
  const { phone: phoneLine, openingOnLaterDay: back } = opening;
  const { phone, phoneDial, email } = useShop().contact;
  return (
    <StatePanel
      icon={ShoppingBasket}
      title={soldOutTitle}
      level={level}
      actions={
        <>
          {phoneLine?.kind === 'closed' ? (
            <a className={buttonClass()} href={`mailto:${email}`}>
              <Icon of={Mail} />
              <span>Email us</span>
            </a>
          ) : (
            <a className={buttonClass()} href={`tel:${phoneDial}`}>
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
      {phoneLine && <p>{whatNow(phoneLine, back)}</p>}
    </StatePanel>
  );
});

/** `Back Sunday at 8 AM. For large orders call us until 8 PM.` */
function whatNow(phone: OpenState, back: Opening | undefined): string {
  const call = phoneLineText(phone);
  const line = phone.kind === 'open' ? `For large orders ${inSentence(call)}` : call;
  return back ? `Back ${formatOpening(back)}. ${line}` : line;
}
