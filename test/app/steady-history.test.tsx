import { render, screen } from '@testing-library/react';
import { unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { steadyHistory } from '../../src/app/start/steady-history';

const seen: string[] = [];

function Path() {
  const { pathname } = useLocation();
  seen.push(pathname);
  return <p>{pathname}</p>;
}

test('a Back between the decision to hydrate and the listening router is followed', async () => {
  window.history.replaceState(null, '', '/menu');
  const history = steadyHistory(window);
  window.history.replaceState(null, '', '/feedback');
  render(
    <HistoryRouter history={history} useTransitions={false}>
      <Path />
    </HistoryRouter>,
  );
  await expect(screen.findByText('/feedback')).resolves.toBeTruthy();
  // Hydration compares the page with this one.
  expect(seen[0]).toBe('/menu');
});
