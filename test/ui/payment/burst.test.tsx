import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Burst } from '../../../src/ui/payment/burst';

afterEach(() => history.replaceState(null, ''));

const showsPieces = () => render(<Burst />).container.querySelector('i') !== null;

it('the burst is shown once for a page, also after a reload, and the router still knows the place', () => {
  history.replaceState({ idx: 3, key: 'k' }, '');
  expect(showsPieces()).toBe(true);
  expect(history.state).toMatchObject({ idx: 3, key: 'k' });
  expect(showsPieces()).toBe(false);
  history.replaceState({ idx: 4, key: 'l' }, '');
  expect(showsPieces()).toBe(true);
});
