import { useEffect } from 'react';
import type { MenuGroup } from '../../domain/menu/menu-query';
import { useShop } from '../shop-context';
import { whenIdle } from '../when-idle';
import { menuData } from './structured-data';
import { writeStructuredData } from './write-structured-data';

export function MenuStructuredData({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const shop = useShop();
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    const cancel = whenIdle(() => {
      writeStructuredData(script, menuData(shop, groups));
      document.head.append(script);
    });
    return () => {
      cancel();
      script.remove();
    };
  }, [groups, shop]);
  return null;
}
