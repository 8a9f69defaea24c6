import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from '../../../../src/ui/components/dialogs/modal';

function Shop({ alert = false, refuses = false }: { readonly alert?: boolean; readonly refuses?: boolean }) {
  const [open, setOpen] = useState(false);
  const [opener, setOpener] = useState(true);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <StrictMode>
      <main tabIndex={-1}>{opener && <button onClick={() => setOpen(true)}>Checkout</button>}</main>
      {open && (
        <Modal title="Confirm Your Order" alert={alert} initialFocus={safe} onClose={() => !refuses && setOpen(false)}>
          <button onClick={() => setOpener(false)}>Take the opener away</button>
          <button ref={alert ? safe : undefined}>Keep account</button>
        </Modal>
      )}
    </StrictMode>
  );
}

const open = async (shop = <Shop />) => {
  render(shop);
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
};
const cancel = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

describe('dialog', () => {
  it('that takes the place of another one keeps the width of the scrollbar that both hide', () => {
    const page = document.documentElement;
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1240);
    vi.spyOn(page, 'clientWidth', 'get').mockImplementation(() => (isOpen() ? 1240 : 1225));
    const dialog = (title: string) => (
      <Modal key={title} title={title} onClose={() => undefined}>
        <p>Text</p>
      </Modal>
    );
    const { rerender } = render(dialog('Your Cart'));
    rerender(dialog('Sign In'));
    expect(page.style.getPropertyValue('--scrollbar')).toBe('15px');
    vi.restoreAllMocks();
  });

  it('holds the page behind it still until the last dialog is closed', () => {
    const isHeld = () => 'dialog' in document.documentElement.dataset;
    const dialog = (title: string) => (
      <Modal title={title} onClose={() => undefined}>
        <p>Text</p>
      </Modal>
    );
    const lower = render(dialog('Your Cart'));
    const upper = render(dialog('Sign In'));
    expect(isHeld()).toBe(true);
    lower.unmount();
    expect(isHeld()).toBe(true);
    upper.unmount();
    expect(isHeld()).toBe(false);
  });

  it('is named by its visible title and takes the focus', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Confirm Your Order' });
    expect(dialog).toBe(document.activeElement);
    expect(dialog.getAttribute('aria-modal')).toBe('true');
  });

  it('closes when the browser asks for it and returns the focus to its opener', async () => {
    await open();
    cancel(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Checkout' }));
  });

  it('moves the focus to the page when its opener is gone', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Take the opener away' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('stays open when its owner does not close it, even if the browser did', async () => {
    await open(<Shop refuses />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
  });

  it('stays open when a file chooser inside it is cancelled', async () => {
    await open();
    fireEvent(screen.getByRole('button', { name: 'Keep account' }), new Event('cancel', { bubbles: true }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it.each([
    ['closes', false, 'any'],
    ['stays open with `staysOpen`', true, 'closerequest'],
  ])('%s when the backdrop is pressed', (_what, staysOpen, closedBy) => {
    render(
      <Modal title="Checkout" staysOpen={staysOpen} onClose={() => undefined}>
        <p>What was typed</p>
      </Modal>,
    );
    expect(screen.getByRole('dialog').getAttribute('closedby')).toBe(closedBy);
  });

  it('as a question focuses the safe answer and has no close button', async () => {
    await open(<Shop alert />);
    const question = screen.getByRole('alertdialog', { name: 'Confirm Your Order' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep account' }));
    expect(question.getAttribute('closedby')).toBe('closerequest');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
