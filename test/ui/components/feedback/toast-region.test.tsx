import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../../../src/ui/components/dialogs/dialog';
import { Modal } from '../../../../src/ui/components/dialogs/modal';
import { ToastRegion } from '../../../../src/ui/components/feedback/toast-region';
import type { ToastView } from '../../../../src/ui/components/feedback/toast';

const removed = (undo = () => {}): ToastView => ({
  id: 7,
  text: 'Salted Caramel removed',
  actions: [{ label: 'Undo', run: undo }],
  dismissible: true,
});

function region(toasts: readonly ToastView[], calls: string[] = []) {
  const record = (what: string) => (id: number) => calls.push(`${what} ${id}`);
  return (
    <ToastRegion toasts={toasts} onHold={record('hold')} onRelease={record('release')} onDismiss={record('dismiss')} />
  );
}

describe('toast region', () => {
  it('is rendered before its first toast, which is added to it', () => {
    const { rerender } = render(region([]));
    const polite = screen.getByRole('status');
    rerender(region([removed()]));
    expect(polite.textContent).toContain('Salted Caramel removed');
  });

  it('announces an urgent message at once', () => {
    render(region([{ id: 8, text: 'Your session has expired. Please sign in again.', urgent: true }]));
    expect(screen.getByRole('alert').textContent).toBe('Your session has expired. Please sign in again.');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['Chip removed', 'Chip'],
    ['Only 2 of Chip can be ordered', 'Chip'],
    ['Your cart was cleared', 'Chip'],
  ])('says the whole of %j, wherever its name stands', (text, name) => {
    render(region([{ id: 8, text, name }]));
    expect(screen.getByRole('status').querySelector('.toast > span')?.textContent).toBe(text);
    expect(document.querySelector('bdi')?.textContent).toBe(text.includes(name) ? name : undefined);
  });

  it('says in small print what only a developer understands', () => {
    render(region([{ id: 8, text: 'Please try again.', detail: 'HTTP 503: Service Unavailable', urgent: true }]));
    expect(screen.getByText('HTTP 503: Service Unavailable').closest('small')).not.toBeNull();
  });

  it('pauses a toast while it has the focus', async () => {
    const calls: string[] = [];
    render(region([removed()], calls));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    expect(calls.at(-1)).toBe('hold 7');
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    expect(calls.at(-1)).toBe('release 7');
  });

  it('restarts the timer of an Undo with each key, so that the keyboard can reach it', async () => {
    const calls: string[] = [];
    render(region([removed(), { id: 8, text: 'Saved' }], calls));
    await userEvent.keyboard('a');
    expect(calls).toEqual(['hold 7', 'release 7']);
  });

  it.each(['Undo', 'Dismiss'])(
    'moves the focus to the title of its dialog when %s is gone with its toast',
    async (name) => {
      const drawer = (toasts: readonly ToastView[]) => (
        <>
          <Dialog className="drawer" label="Your Cart" onClose={() => {}}>
            <h2 tabIndex={-1}>Your Cart</h2>
          </Dialog>
          {region(toasts)}
        </>
      );
      const { rerender } = render(drawer([removed()]));
      screen.getByRole('button', { name }).focus();
      await act(async () => rerender(drawer([])));
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart' }));
    },
  );

  it('moves the focus to the page when a toast disappears there', async () => {
    const page = (toasts: readonly ToastView[]) => (
      <>
        <main tabIndex={-1} />
        {region(toasts)}
      </>
    );
    const { rerender } = render(page([removed()]));
    screen.getByRole('button', { name: 'Undo' }).focus();
    await act(async () => rerender(page([])));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is inside an open dialog, where Undo can still be pressed', async () => {
    let undone = 0;
    const page = (open: boolean) => (
      <>
        {open && (
          <Modal title="Your Cart" onClose={() => {}}>
            <p>cart</p>
          </Modal>
        )}
        {region([removed(() => (undone += 1))])}
      </>
    );
    const { rerender } = render(page(true));
    expect(screen.getByRole('dialog').contains(screen.getByText('Salted Caramel removed'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
    rerender(page(false));
    expect(screen.getByText('Salted Caramel removed').closest('dialog')).toBeNull();
  });
});
