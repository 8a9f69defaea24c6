import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../../src/ui/components/buttons/button';
import { Stepper } from '../../../../src/ui/components/forms/stepper';

describe('button', () => {
  it.each([
    ['pending', { pending: true }],
    ['blocked', { blockedBy: 'why' }],
  ])('ignores a press and submits nothing while %s', async (_state, props) => {
    const presses: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          presses.push('submit');
        }}
      >
        <Button type="submit" onClick={() => presses.push('press')} {...props}>
          Confirm & Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Confirm & Pay' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    button.click();
    expect(presses).toEqual([]);
  });

  it('submits without taking the focus first, so that a disappearing error cannot move it', async () => {
    const submitted: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push(document.activeElement?.id ?? '');
        }}
      >
        <input id="email" aria-label="Email" />
        <Button type="submit">Sign In</Button>
      </form>,
    );
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(submitted).toEqual(['email']);
  });

  it('stays focusable while disabled and is described by the reason', () => {
    render(<Button blockedBy="why">Checkout</Button>);
    const button = screen.getByRole('button', { name: 'Checkout' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-describedby')).toBe('why');
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

describe('stepper', () => {
  it('decreases and increases, but not beyond what is left', async () => {
    const steps: string[] = [];
    const stepper = {
      item: 'Almond Cloud',
      quantity: 3,
      onDecrease: () => steps.push('down'),
      onIncrease: () => steps.push('up'),
      onType: () => steps.push('typed'),
    };
    const { rerender } = render(<Stepper {...stepper} />);
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Almond Cloud' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Almond Cloud' }));
    rerender(<Stepper {...stepper} increaseBlockedBy="only-3-left" />);
    const more = screen.getByRole('button', { name: 'Increase quantity of Almond Cloud' });
    await userEvent.click(more);
    expect(steps).toEqual(['down', 'up']);
    expect(more.getAttribute('aria-describedby')).toBe('only-3-left');
  });
});
