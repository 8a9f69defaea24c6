import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { PageMeta } from '../../../src/ui/components/page-meta';
import { ShopProvider } from '../../../src/ui/shop-context';

function head(page: { readonly title: string; readonly path?: string }) {
  render(
    <ShopProvider value={profile}>
      <PageMeta {...page} />
    </ShopProvider>,
  );
  const of = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    title: document.title,
    canonical: of('link[rel="canonical"]', 'href'),
    url: of('meta[property="og:url"]', 'content'),
    robots: of('meta[name="robots"]', 'content'),
  };
}

it('a public page tells search engines its own URL', () => {
  const url = `${profile.siteUrl}/menu`;
  expect(head({ title: 'Menu', path: '/menu' })).toEqual({ title: `Menu · ${profile.name}`, canonical: url, url });
});

it('a page of one customer has no URL for search engines, and asks them not to list it', () => {
  expect(head({ title: 'My Orders' })).toEqual({ title: `My Orders · ${profile.name}`, robots: 'noindex' });
});
