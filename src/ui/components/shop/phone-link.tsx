import { useShop } from '../../shop-context';

export function PhoneLink() {
  const { phone, phoneDial } = useShop().contact;
  return (
    <a translate="no" href={`tel:${phoneDial}`}>
      {phone}
    </a>
  );
}
