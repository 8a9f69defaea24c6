import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddButton } from '../../../../src/ui/menu/card/add-button';
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

describe('add button', () => {
  const nothing = () => {};

  it('reads Add while the cart has none', () => {
    render(<AddButton item="Almond Cloud" inCart={0} onAdd={nothing} onTakeOne={nothing} />);
    expect(screen.getByRole('button', { name: 'Add Almond Cloud to cart' }).textContent).toBe('Add');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('becomes a stepper whose plus has the count in its name', () => {
    render(<AddButton item="Almond Cloud" inCart={2} onAdd={nothing} onTakeOne={nothing} />);
    expect(screen.getByRole('group', { name: 'Quantity of Almond Cloud' }).textContent).toBe('2');
    expect(screen.getByRole('button', { name: 'Add Almond Cloud to cart, 2 in cart' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Decrease quantity of Almond Cloud' })).toBeTruthy();
  });

  it('keeps the focus on its way to a stepper and back', async () => {
    function Counted() {
      const [inCart, setInCart] = useState(0);
      const step = (by: number) => () => setInCart(inCart + by);
      return <AddButton item="Almond Cloud" inCart={inCart} onAdd={step(1)} onTakeOne={step(-1)} />;
    }
    const user = userEvent.setup();
    render(<Counted />);
    const plus = screen.getByRole('button');
    await user.click(plus);
    expect(document.activeElement).toBe(plus);
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Almond Cloud' }));
    expect(screen.getAllByRole('button')).toEqual([plus]);
    expect(document.activeElement).toBe(plus);
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
