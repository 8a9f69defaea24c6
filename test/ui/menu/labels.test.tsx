import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from '../../../src/ui/components/badge';
import { DietaryLabels } from '../../../src/ui/menu/dietary-labels';

describe('dietary labels', () => {
  it('shows three and counts the rest, which a screen reader hears by name', () => {
    render(<DietaryLabels labels={['Egg-Free', 'With Sugar', 'Dairy-Free', 'Nut-Free', 'Vegan']} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('+2').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('and Nut-Free, Vegan')).toBeTruthy();
  });

  it('counts nothing where three are all', () => {
    render(<DietaryLabels labels={['Egg-Free', 'With Sugar', 'Dairy-Free']} />);
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
});

describe('badge', () => {
  it('wears the neutral colours for a status nobody knows', () => {
    render(<Badge group="unknown" label="Lost In Space" />);
    expect(screen.getByText('Lost In Space').className).toBe('badge badge--cancelled');
  });
});
