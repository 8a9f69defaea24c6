import { observer } from 'mobx-react-lite';
import { OpeningHoursViewModel } from '../../../view-models/shell/opening-hours.view-model';
import { phoneTimeText } from '../../format/format-opening';
import { useShop } from '../../shop-context';
import { useViewModel } from '../../view-model-context';
import { EmailLink } from './email-link';
import { PhoneLink } from './phone-link';

interface PhoneWithHoursProps {
  /** Set it in a sentence that does not name an email address itself. */
  readonly orEmail?: boolean;
}

export const PhoneWithHours = observer(function PhoneWithHours({ orEmail = false }: PhoneWithHoursProps) {
  const { phone } = useViewModel(OpeningHoursViewModel);
  const { email } = useShop().contact;
  return (
    <>
      <PhoneLink />
      {phone && <span>{` ${phoneTimeText(phone)}`}</span>}
      {orEmail && phone?.kind === 'closed' && (
        <>
          <span>{', or write to '}</span>
          <EmailLink address={email} />
        </>
      )}
    </>
  );
});
