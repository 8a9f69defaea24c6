import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from '../../../../src/ui/components/badge';
import { dietaryLabelNamed } from '../../../../src/domain/menu/product';
import { DietaryLabels } from '../../../../src/ui/menu/card/dietary-labels';

const labels = (...names: readonly string[]) => names.map((name) => dietaryLabelNamed(name));

describe('dietary labels', () => {
  it('show three and count the rest, which a screen reader reads by name', () => {
    render(<DietaryLabels labels={labels('Egg-Free', 'With Sugar', 'Dairy-Free', 'Nut-Free', 'Vegan')} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('+2').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('and Nut-Free, Vegan')).toBeTruthy();
  });

  it('begin with those that were asked for', () => {
    const stated = labels('Egg-Free', 'With Sugar', 'Dairy-Free', 'Nut-Free', 'Vegan');
    render(<DietaryLabels labels={stated} asked={['vegan', 'dairy-free']} />);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown.slice(0, 3)).toEqual(['Dairy-Free', 'Vegan', 'Egg-Free']);
  });

  it('count nothing if there are only three', () => {
    render(<DietaryLabels labels={labels('Egg-Free', 'With Sugar', 'Dairy-Free')} />);
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
});

describe('the sign of a label', () => {
  const jain = { ...dietaryLabelNamed('Jain'), color: '#2a7d34', icon: '🪷' };

  it('the sign of a label and its color stand beside the name, which is read alone', () => {
    render(<DietaryLabels labels={[jain]} />);
    const [dot, sign, name] = screen.getByRole('listitem').children;
    expect(dot?.getAttribute('style')).toContain('#2a7d34');
    expect([sign?.textContent, name?.textContent]).toEqual(['🪷', 'Jain']);
    expect([dot, sign, name].map((part) => part?.getAttribute('aria-hidden'))).toEqual(['true', 'true', null]);
  });

  it('is not shown where we have our own icon', () => {
    render(<DietaryLabels labels={[{ ...dietaryLabelNamed('Vegan'), icon: '🌱' }]} />);
    expect(screen.getByRole('listitem').textContent).toBe('Vegan');
  });

  it('leaves no trace where the service states none', () => {
    render(<DietaryLabels labels={labels('Jain')} />);
    expect(screen.getByRole('listitem').innerHTML).toBe('<bdi>Jain</bdi>');
  });
});

describe('badge', () => {
  it('may break the word of an unknown status anywhere', () => {
    render(<Badge group="unknown" label="Lost In Space" />);
    expect(screen.getByText('Lost In Space').parentElement?.className).toBe('badge badge--unknown');
  });
});
