import { useShop } from '../../shop-context';
import { EmailLink } from './email-link';
import { PhoneWithHours } from './phone-with-hours';

export function SupportContact() {
  const { supportEmail } = useShop().contact;
  return (
    <>
      <span>{'write to '}</span>
      <EmailLink address={supportEmail} />
      <span>{' or call '}</span>
      <PhoneWithHours />
    </>
  );
}
