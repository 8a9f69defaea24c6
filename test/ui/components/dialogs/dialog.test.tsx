import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useRef, useState } from 'react';
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

function Chain() {
  const [isCartOpen, setCartOpen] = useState(false);
  const [isCheckoutOpen, setCheckoutOpen] = useState(false);
  return (
    <>
      <button onClick={() => setCartOpen(true)}>Cart</button>
      {isCartOpen && (
        <Modal title="Your Cart" onClose={() => setCartOpen(false)}>
          <button onClick={() => setCheckoutOpen(true)}>Checkout</button>
        </Modal>
      )}
      {isCheckoutOpen && (
        <Modal title="Checkout" onClose={() => setCheckoutOpen(false)}>
          <p>Address</p>
        </Modal>
      )}
    </>
  );
}

/** The cart makes room for what is pressed in it. */
function Replaced() {
  const [shown, setShown] = useState<string>();
  return (
    <>
      <button onClick={() => setShown('Your Cart')}>Cart</button>
      {shown && (
        <Modal key={shown} title={shown} onClose={() => setShown(undefined)}>
          <button onClick={() => setShown('Sign In')}>Login to Checkout</button>
        </Modal>
      )}
    </>
  );
}

const open = async (shop = <Shop />) => {
  render(shop);
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
};
const cancel = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

/** The dialog lies from 100 to 300 in both directions. The backdrop's presses reach the dialog. */
function places() {
  const dialog = document.querySelector('dialog');
  const paragraph = dialog?.querySelector('button');
  if (!dialog || !paragraph) throw new Error('No dialog is open.');
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
  const at = {
    backdrop: { element: dialog, clientX: 50, clientY: 200 },
    edge: { element: dialog, clientX: 100, clientY: 200 },
    paragraph: { element: paragraph, clientX: 200, clientY: 200 },
  };
  // The browser sends a click to what both ends of the press are in.
  const press = (begin: keyof typeof at, end: keyof typeof at) => {
    fireEvent.pointerDown(at[begin].element, at[begin]);
    fireEvent.click(begin === end ? at[end].element : dialog, at[end]);
  };
  return { at, press };
}

describe('dialog', () => {
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

  it.each([
    ['the page', () => document.body],
    ['the main part of the page', () => screen.getByRole('main')],
  ])('returns the focus to the button that Safari did not focus when it was pressed, but %s', async (_what, place) => {
    render(<Shop />);
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    place().focus();
    fireEvent.click(checkout);
    cancel(screen.getByRole('dialog'));
    expect(document.activeElement).toBe(checkout);
  });

  it('returns the focus through a chain of dialogs to buttons that Safari did not focus', () => {
    render(<Chain />);
    fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
    fireEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    cancel(screen.getByRole('dialog', { name: 'Checkout' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Checkout' }));
    cancel(screen.getByRole('dialog', { name: 'Your Cart' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
  });

  it.each(['pointer', 'keyboard'])('returns the focus past a dialog that was replaced, opened by %s', async (by) => {
    render(<Replaced />);
    const press = async (name: string) => {
      const button = screen.getByRole('button', { name });
      if (by === 'keyboard') button.focus();
      await (by === 'keyboard' ? userEvent.keyboard('{Enter}') : userEvent.click(button));
    };
    await press('Cart');
    await press('Login to Checkout');
    const signIn = screen.getByRole('dialog', { name: 'Sign In' });
    expect(document.activeElement).toBe(signIn);
    cancel(signIn);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
  });

  it('never lets go of the page behind while one dialog replaces another, so that it is not styled twice', async () => {
    render(<Replaced />);
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.documentElement, { attributeFilter: ['data-dialog'] });
    await userEvent.click(screen.getByRole('button', { name: 'Login to Checkout' }));
    observer.disconnect();
    expect(changes).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Sign In' }));
  });

  it('returns the focus to what had it when the control that was pressed before lies elsewhere', async () => {
    render(<Shop />);
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    fireEvent.click(screen.getByRole('main'));
    checkout.focus();
    await userEvent.keyboard('{Enter}');
    cancel(screen.getByRole('dialog'));
    expect(document.activeElement).toBe(checkout);
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
    ['closes when the backdrop is pressed', 'backdrop', 'backdrop', 0],
    ['stays open when selected text ends on the backdrop', 'paragraph', 'backdrop', 1],
    ['stays open when a press on the backdrop ends inside', 'backdrop', 'edge', 1],
    ['stays open when its edge is pressed', 'edge', 'edge', 1],
  ] as const)('%s', async (_what, begin, end, openDialogs) => {
    await open();
    const { press } = places();
    press(begin, end);
    expect(screen.queryAllByRole('dialog')).toHaveLength(openDialogs);
  });

  it('takes no second press of a double click on what opened it, in it or beside it, and then every one', async () => {
    await open();
    const { at, press } = places();
    fireEvent.pointerDown(at.backdrop.element, at.backdrop);
    fireEvent.click(at.backdrop.element, { ...at.backdrop, detail: 2 });
    expect(screen.queryAllByRole('dialog')).toHaveLength(1);
    press('backdrop', 'backdrop');
    expect(screen.queryAllByRole('dialog')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    const inside = screen.getByRole('button', { name: 'Take the opener away' });
    fireEvent.click(inside, { detail: 2 });
    expect(screen.queryByText('Checkout')).not.toBeNull();
    fireEvent.click(inside, { detail: 1 });
    expect(screen.queryByText('Checkout')).toBeNull();
  });

  it('stays open with `staysOpen` when the backdrop is pressed, so that typed text is not lost', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Modal title="Checkout" staysOpen onClose={onClose}>
        <p>What was typed</p>
      </Modal>,
    );
    places().press('backdrop', 'backdrop');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('dialog as a question focuses the safe answer, has no close button and ignores the backdrop', async () => {
    await open(<Shop alert />);
    const question = screen.getByRole('alertdialog', { name: 'Confirm Your Order' });
    places().press('backdrop', 'backdrop');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep account' }));
    expect(question.isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it.each([
    ['is open, named and focused before its content is rendered, so that the press is answered', {}, [0, 1]],
    ['is whole from the start where its content is read with its title', { describedBy: 'warning' }, [1]],
  ])('%s', (_what, props, contents) => {
    /** How many contents the dialog had at each commit, while it was open and had the focus. */
    const seen: number[] = [];
    function Watched() {
      useEffect(() => {
        const dialog = screen.getByRole('dialog', { name: 'Filters' });
        if (document.activeElement === dialog) seen.push(dialog.querySelectorAll('#warning').length);
      });
      return null;
    }
    render(
      <Modal title="Filters" head={<Watched />} onClose={() => undefined} {...props}>
        <p id="warning">Cannot be undone</p>
        <Watched />
      </Modal>,
    );
    expect([...new Set(seen)]).toEqual(contents);
  });

  it('an opening dialog drops the caret that a press left in the page, and no text that is selected', async () => {
    render(<Shop />);
    const text = screen.getByRole('main');
    const selection = document.getSelection();
    selection?.collapse(text, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(selection?.rangeCount).toBe(0);

    await userEvent.keyboard('{Escape}');
    selection?.selectAllChildren(text);
    fireEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(selection?.toString()).toBe('Checkout');
  });
});
