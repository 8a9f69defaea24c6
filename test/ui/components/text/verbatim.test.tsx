import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Verbatim } from '../../../../src/ui/components/text/verbatim';

it.each([
  ['SB-20414', true],
  ['d'.repeat(32), false],
  ['Priya Raman', false],
])('no line breaks a short number, and a long word or a name may break: %s', (text, isUnbroken) => {
  const { container } = render(<Verbatim>{text}</Verbatim>);
  expect(container.querySelector('bdi')?.classList.contains('nowrap')).toBe(isUnbroken);
});
