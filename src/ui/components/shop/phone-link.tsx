import { useShop } from '../../shop-context';

/** The shop's phone number. */
export function PhoneLink() {
  const { phone, phoneDial } = useShop().contact;
  return <a href={`tel:${phoneDial}`}>{phone}</a>;
}
