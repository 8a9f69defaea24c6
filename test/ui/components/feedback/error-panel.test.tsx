import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { networkText, ServiceError } from '../../../../src/domain/shared/service-error';
import { ErrorPanel } from '../../../../src/ui/components/feedback/error-panel';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

const failures = {
  refused: new ServiceError('refused', 'No', 403),
  broken: new ServiceError('refused', 'No', 500),
  offline: new ServiceError('network', networkText, 0),
  signedOut: new ServiceError('refused', 'No', 401),
};

async function waysOn(failure: keyof typeof failures, offersHome?: boolean) {
  const { overlays, toasts } = await aShop({ cart: [] });
  const panel = (
    <ErrorPanel
      error={failures[failure]}
      context="products"
      thing="Menu"
      {...(offersHome === undefined ? {} : { offersHome })}
      onRetry={() => {}}
    />
  );
  renderInShop(panel, [overlays, toasts]);
  const alert = within(screen.getByRole('main')).getByRole('alert');
  return [...alert.querySelectorAll('a, button')].map(({ textContent }) => textContent);
}

describe('error panel', () => {
  it.each([
    ['refused', undefined, ['Go Home', 'Retry']],
    ['refused', true, ['Go Home', 'Retry']],
    ['refused', false, ['Retry']],
    ['broken', undefined, ['Retry']],
    ['broken', true, ['Retry', 'Go Home']],
    ['offline', true, ['Retry']],
    ['signedOut', true, ['Sign In', 'Retry']],
  ] as const)(
    'error panel after an answer that is %s, with offersHome %s, offers %j',
    async (failure, offersHome, ways) => {
      expect(await waysOn(failure, offersHome)).toEqual(ways);
    },
  );

  it('is an alert', async () => {
    await waysOn('broken');
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain('Server Error');
  });
});
