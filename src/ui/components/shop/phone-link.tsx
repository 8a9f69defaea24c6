import { useShop } from '../../shop-context';

export function PhoneLink() {
  const { phone, phoneDial } = useShop().contact;
  return (
    <a dir="ltr" translate="no" href={`tel:${phoneDial}`}>
      {phone}
    </a>
  );
}
