import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Verbatim } from '../../../../src/ui/components/text/verbatim';

it.each([
  ['SB-20414', ['-2']],
  ['6f1d-4c2e-9', ['-4', '-9']],
  ['Oatmeal Raisin', []],
])('each hyphen of %s stays with what follows, and the rest may break where it is too long', (text, unbroken) => {
  const { container } = render(<Verbatim>{text}</Verbatim>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('.nowrap')].map((part) => part.textContent)).toEqual(unbroken);
});
