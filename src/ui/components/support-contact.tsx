import { useShop } from '../shop-context';
import { EmailLink } from './email-link';

/** `write to support@… or call (214) 555-0142`, in the middle of a sentence. */
export function SupportContact() {
  const { contact } = useShop();
  return (
    <>
      write to <EmailLink address={contact.supportEmail} /> or call{' '}
      <a href={`tel:${contact.phoneDial}`}>{contact.phone}</a>
    </>
  );
}
