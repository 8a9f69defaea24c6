import { expect, it } from 'vitest';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../../support/in-memory-device';

it('an announcement is gone after a second, so that no dialog repeats it', async () => {
  const time = new FakeTime();
  const toasts = new ToastsViewModel(time);
  toasts.announce('Samosa Trio added, 1 in cart');
  await time.advance(600);
  toasts.announce('Samosa Trio added, 2 in cart');
  await time.advance(600);
  expect(toasts.announcement).toBe('Samosa Trio added, 2 in cart');
  await time.advance(400);
  expect(toasts.announcement).toBe('');
});

it('the same announcement a second time is a change, which a screen reader reads', () => {
  const toasts = new ToastsViewModel(new FakeTime());
  toasts.announce('Cart cleared');
  const first = toasts.announcement;
  toasts.announce('Cart cleared');
  expect(toasts.announcement).not.toBe(first);
  expect(toasts.announcement.trim()).toBe('Cart cleared');
});
