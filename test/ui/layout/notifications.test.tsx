import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Modal } from '../../../src/ui/components/dialogs/modal';
import { ToastsViewModel, type NewToast } from '../../../src/view-models/shell/toasts.view-model';
import { aUser } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

const period = 8000;

function Drawer() {
  const [open, setOpen] = useState(true);
  return (
    open && (
      <Modal title="Your Cart" onClose={() => setOpen(false)}>
        <p>Empty</p>
      </Modal>
    )
  );
}

function aToastInADialog() {
  const time = new FakeTime();
  const toasts = new ToastsViewModel(time);
  renderInShop(<Drawer />, [toasts]);
  const dialog = screen.getByRole('dialog');
  act(() => void toasts.show({ text: 'Oat removed', period, actions: [{ label: 'Undo', run: () => undefined }] }));
  const pass = (milliseconds: number) => act(() => time.advance(milliseconds));
  const close = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
  return { toasts, pass, close, undo: within(dialog).getByRole('button', { name: 'Undo' }) };
}

it('the name in a toast never changes the direction of the text after it', () => {
  const name = 'Oat \u202eplus';
  const toasts = new ToastsViewModel(new FakeTime());
  renderInShop(<p />, [toasts]);
  act(() => void toasts.show({ name, text: `${name} removed` }));
  expect(screen.getByText(name).tagName).toBe('BDI');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(`${name} removed`);
});

describe('a toast in a closing dialog', () => {
  it.each<[string, (undo: HTMLElement) => void]>([
    ['the focus was on it', (undo) => undo.focus()],
    ['the pointer was on it', (undo) => fireEvent.pointerEnter(undo.closest('.toast') ?? undo)],
  ])('disappears after its time even though %s', async (_what, touch) => {
    const { toasts, pass, undo, close } = aToastInADialog();
    act(() => touch(undo));
    await pass(period);
    expect(toasts.toasts).toHaveLength(1);
    close();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    await pass(period);
    expect(toasts.toasts).toEqual([]);
  });

  it('keeps its timer if it was not touched', async () => {
    const { toasts, pass, close } = aToastInADialog();
    await pass(period - 1);
    close();
    await pass(1);
    expect(toasts.toasts).toEqual([]);
  });
});

it('a region is there before the text that is said as a dialog closes, because a text that comes with it is not read', async () => {
  const { toasts, close } = aToastInADialog();
  const said = 'Oat added, 1 in cart';
  act(() => {
    close();
    toasts.announce(said);
  });
  const regions = screen.getAllByRole('status');
  expect(regions.map(({ textContent }) => textContent)).not.toContain(said);
  expect(regions).toContain(await screen.findByText(said));
});

it.each<[string, Partial<NewToast>, boolean]>([
  ['that goes by itself', { period }, true],
  ['that goes by itself, with a button', { period, actions: [{ label: 'Undo', run: () => {} }] }, true],
  ['that stays', {}, true],
  ['that waits for an answer', { actions: [{ label: 'Later', run: () => {} }] }, false],
])('a toast %s can be dismissed, unless a button of its own declines', (_which, toast, isDismissible) => {
  const toasts = new ToastsViewModel(new FakeTime());
  renderInShop(<p />, [toasts]);
  act(() => void toasts.show({ text: 'Oat removed', ...toast }));
  expect(screen.queryByRole('button', { name: 'Dismiss' }) !== null).toBe(isDismissible);
});

it('the next customer does not see what the former one was told', async () => {
  const { toasts, session } = await aShop();
  renderInShop(<p />, [toasts]);
  act(() => void toasts.show({ text: 'Your order was placed.', actions: [{ label: 'Go to Payment', run: () => {} }] }));
  expect(screen.getByRole('button', { name: 'Go to Payment' })).toBeDefined();
  act(() => session.show(aUser({ id: 'user-2' })));
  expect(screen.queryByText('Your order was placed.')).toBeNull();
});
