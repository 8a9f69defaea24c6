import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScrollState } from '../../../src/ui/layout/use-scroll-position';

it('reads the position once for each scroll, however often it was drawn, and no more when it is gone', () => {
  let reads = 0;
  function Part() {
    useScrollState(() => reads++ < 0, false);
    return null;
  }
  const part = render(<Part />);
  for (let drawn = 0; drawn < 3; drawn++) part.rerender(<Part />);
  const scroll = () => act(() => void dispatchEvent(new Event('scroll')));
  const before = reads;
  scroll();
  expect(reads).toBe(before + 1);
  part.unmount();
  scroll();
  expect(reads).toBe(before + 1);
});
