import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusOnNavigation } from '../../../src/ui/layout/use-focus-on-navigation';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

function Page() {
  useFocusOnNavigation();
  return (
    <section id="über-uns">
      <h2 tabIndex={-1}>About</h2>
    </section>
  );
}

async function arrival(at: string) {
  const { toasts } = await aShop();
  renderInShop(<Page />, [toasts], at);
  return screen.getByRole('heading', { name: 'About' });
}

describe('focus on navigation', () => {
  it('goes to the section of the hash', async () => {
    const heading = await arrival('/#%C3%BCber-uns');
    expect(document.activeElement).toBe(heading);
  });

  it.each(['/#%', '/menu#%E0%A4%A'])('shows the page for a malformed hash: %s', async (at) => {
    expect(await arrival(at)).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });
});
