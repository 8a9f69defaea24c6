import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Switch } from '../../../../src/ui/components/forms/switch';

it('a switch is named by its label and described by its hint', () => {
  render(<Switch label="Offers" hint="Never more than once a week" checked={false} onChange={() => undefined} />);
  const offers = screen.getByRole('switch', { name: 'Offers' });
  expect(offers.getAttribute('aria-checked') ?? String(offers.matches(':checked'))).toBe('false');
  expect(document.getElementById(offers.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Never more than once a week',
  );
});
