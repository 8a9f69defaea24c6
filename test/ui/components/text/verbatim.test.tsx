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

it.each(['SB-20414', 'Second Batch'])(
  '%s is set as the text of its elements, so that a translator cannot break its updates',
  (text) => {
    const { container } = render(<Verbatim>{text}</Verbatim>);
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const held: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (Object.keys(node).some((key) => key.startsWith('__reactFiber'))) held.push(node.nodeValue ?? '');
    expect(held).toEqual([]);
  },
);
