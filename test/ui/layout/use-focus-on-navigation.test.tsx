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

describe('arriving at an address', () => {
  it('leads to the section that it names', async () => {
    const heading = await arrival('/#%C3%BCber-uns');
    expect(document.activeElement).toBe(heading);
  });

  it.each(['/#%', '/menu#%E0%A4%A'])('shows the page also where the section can not be read: %s', async (at) => {
    expect(await arrival(at)).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });
});
