import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from '../../../../src/ui/components/badge';
import { DietaryLabels } from '../../../../src/ui/menu/card/dietary-labels';

describe('dietary labels', () => {
  it('show three and count the rest, which a screen reader reads by name', () => {
    render(<DietaryLabels labels={['Egg-Free', 'With Sugar', 'Dairy-Free', 'Nut-Free', 'Vegan']} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('+2').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('and Nut-Free, Vegan')).toBeTruthy();
  });

  it('count nothing if there are only three', () => {
    render(<DietaryLabels labels={['Egg-Free', 'With Sugar', 'Dairy-Free']} />);
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
});

describe('badge', () => {
  it('badge has the neutral color for an unknown status', () => {
    render(<Badge group="unknown" label="Lost In Space" />);
    expect(screen.getByText('Lost In Space').parentElement?.className).toBe('badge badge--cancelled');
  });
});
