import type { ReactNode } from 'react';
import { useShop } from '../../shop-context';

/** The shop's phone number, after an icon if there is one. */
export function PhoneLink({ children }: { readonly children?: ReactNode }) {
  const { phone, phoneDial } = useShop().contact;
  return (
    <a href={`tel:${phoneDial}`}>
      {children}
      {phone}
    </a>
  );
}
