import { useEffect } from 'react';
import type { MenuGroup } from '../../domain/menu/menu-query';
import { useShop } from '../shop-context';
import { menuData } from './structured-data';

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules;
    };
  }
}

/** The page's one Trusted Types policy, named in its Content-Security-Policy. JSON runs nothing; other texts throw. */
const policy = globalThis.window?.trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

/** Today's menu for search engines, exactly as the page shows it. */
export function MenuStructuredData({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const shop = useShop();
  const json = JSON.stringify(menuData(shop, groups, shop.siteUrl));
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = policy?.createScript(json) ?? json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}
