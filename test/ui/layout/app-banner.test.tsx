import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppBanner } from '../../../src/ui/layout/layout';
import { BannersViewModel } from '../../../src/view-models/shell/banners.view-model';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

describe('app banner', () => {
  it('says that the device is offline, although nothing can be loaded then', async () => {
    const { connection, connectivity, toasts } = await aShop();
    connectivity.become(false);
    const banners = new BannersViewModel(
      connection,
      { isPersistent: () => true, onChange: () => () => undefined },
      { inUse: () => undefined, onChange: () => () => undefined },
      {},
    );
    renderInShop(<AppBanner banners={banners} />, [connection, toasts]);
    expect(screen.getByText("You're offline.")).toBeDefined();
  });
});
