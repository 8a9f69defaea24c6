import { useShop } from '../../shop-context';
import { EmailLink } from './email-link';
import { PhoneLink } from './phone-link';

/** Reads in the middle of a sentence: `write to support@… or call (214) 555-0142`. */
export function SupportContact() {
  const { supportEmail } = useShop().contact;
  return (
    <>
      <span>{'write to '}</span>
      <EmailLink address={supportEmail} />
      <span>{' or call '}</span>
      <PhoneLink />
    </>
  );
}
