import { EmailLink } from '../ui/components/shop/email-link';
import { HoursList } from '../ui/components/shop/hours-list';
import { PhoneLink } from '../ui/components/shop/phone-link';
import { formatOpeningHours } from '../ui/format/format-hours';
import { formatPlace } from '../ui/format/format-place';
import { useShop } from '../ui/shop-context';

/** Each page shows this if scripts are off. Customers cannot order then, but they can read, call and come by. */
export function WithoutScripts({ isAlone }: { readonly isAlone: boolean }) {
  const { name, tagline, pickup, contact, orderingNotice } = useShop();
  // Pages of text, such as Terms, have a heading already.
  const Name = isAlone ? 'h1' : 'p';
  return (
    <header className="wrap page">
      <Name translate="no">{name}</Name>
      <p>{tagline}</p>
      <p>To order here, please allow JavaScript for this site and reload the page. You can also call us.</p>
      <h2 className="mt-6">Hours</h2>
      <HoursList />
      <p>{orderingNotice}</p>
      <h2 className="mt-6">Call or write</h2>
      <p>
        <PhoneLink />
      </p>
      {contact.phoneHours.map((row) => (
        <p key={`${row.from} ${row.opens}`}>{formatOpeningHours(row)}</p>
      ))}
      <p>
        <EmailLink address={contact.email} />
      </p>
      <h2 className="mt-6">{pickup ? 'Come by' : 'Where'}</h2>
      {pickup && <p>{formatPlace(pickup)}</p>}
      <p>{contact.areaNote}</p>
    </header>
  );
}
