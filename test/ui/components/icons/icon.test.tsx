import { render } from '@testing-library/react';
import { ArrowLeft, ArrowRight, Check, ChevronLeft, ChevronRight } from 'lucide';
import { describe, expect, it } from 'vitest';
import { GoogleIcon } from '../../../../src/ui/components/icons/google-icon';
import { Icon, type IconDrawing } from '../../../../src/ui/components/icons/icon';

function drawn(icon: IconDrawing) {
  const { container } = render(<Icon of={icon} size="sm" className="mark" />);
  return container.querySelector('svg');
}

describe('an icon', () => {
  it.each<[string, IconDrawing]>([
    ['of lucide', Check],
    ['in the colors of its brand', GoogleIcon],
  ])('%s is hidden from screen readers and takes its size from its class', (_, icon) => {
    expect(drawn(icon)?.getAttribute('aria-hidden')).toBe('true');
    for (const name of ['icon', 'icon--sm', 'mark']) expect(drawn(icon)?.classList.contains(name)).toBe(true);
  });

  it('an icon that points along the text is mirrored where text runs from right to left', () => {
    const mirrored = [ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Check].map((icon) =>
      drawn(icon)?.classList.contains('icon--pointing'),
    );
    expect(mirrored).toEqual([true, true, true, true, false]);
  });
});
