import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextTask } from '../../src/adapters/browser/next-task';
import { useFilled } from '../../src/ui/use-filled';

/** The contents of the screen, one commit of React after the other. */
let seen: string[];
let root: Root;

function Page() {
  const { pathname, search } = useLocation();
  const isFilled = useFilled(pathname, useNavigationType() === 'POP');
  const shown = `${isFilled ? 'the whole' : 'the skeleton'} of ${pathname}${search}`;
  useLayoutEffect(() => {
    if (seen.at(-1) !== shown) seen.push(shown);
  });
  return (
    <>
      <main>{shown}</main>
      {isFilled && pathname === '/menu' && Array.from({ length: 50 }, (_, dish) => <Dish key={dish} />)}
    </>
  );
}

/** It takes a slow phone a millisecond. */
function Dish() {
  const start = performance.now();
  let end = start;
  while (end < start + 1) end = performance.now();
  return null;
}

function Links() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/menu">Menu</Link>
      <Link to="/menu?page=2">Page 2</Link>
      <Link to="/orders">My Orders</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="?page=3" replace>
        Page 3 in its place
      </Link>
    </>
  );
}

/** A press outside of React's `act`, so that what follows it happens in the tasks in which a browser would do it. */
async function press(name: string) {
  const pressed = [...document.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === name);
  pressed?.click();
  await Promise.resolve();
}

/** React takes a slice of its work in each task, so that this depends on no clock. */
async function untilWhole(path: string) {
  const whole = `the whole of ${path}`;
  for (let task = 0; task < 1000 && seen.at(-1) !== whole; task++) await nextTask();
  expect(seen.at(-1)).toBe(whole);
}

describe('answer first, fill after', () => {
  beforeEach(async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    seen = [];
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <MemoryRouter useTransitions={false}>
        <Links />
        <Page />
      </MemoryRouter>,
    );
    await untilWhole('/');
  });
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('the first page of a visit is whole at once', () => {
    expect(seen).toEqual(['the whole of /']);
  });

  it('a pressed link shows the skeleton before anything else happens, and then the whole page', async () => {
    await press('Menu');
    expect(document.querySelector('main')?.textContent).toBe('the skeleton of /menu');
    await untilWhole('/menu');
    expect(seen).toEqual(['the whole of /', 'the skeleton of /menu', 'the whole of /menu']);
  });

  it('another press does not wait for the page of the first', async () => {
    await press('Menu');
    await nextTask();
    await nextTask();
    await press('My Orders');
    await untilWhole('/orders');
    expect(seen.slice(1)).toEqual(['the skeleton of /menu', 'the skeleton of /orders', 'the whole of /orders']);
  });

  it('Back shows the whole page at once, because it has been scrolled', async () => {
    await press('Menu');
    await untilWhole('/menu');
    await press('Back');
    await untilWhole('/');
    expect(seen.slice(2)).toEqual(['the whole of /menu', 'the whole of /']);
  });

  it('Back from a skeleton shows the whole page at once', async () => {
    await press('Menu');
    await press('Back');
    await untilWhole('/');
    expect(seen).toEqual(['the whole of /', 'the skeleton of /menu', 'the whole of /']);
  });

  it('a page to which Back leads stays whole while it corrects its URL', async () => {
    await press('Menu');
    await untilWhole('/menu');
    await press('My Orders');
    await untilWhole('/orders');
    await press('Back');
    await press('Page 3 in its place');
    await untilWhole('/menu?page=3');
    expect(seen.slice(4)).toEqual(['the whole of /orders', 'the whole of /menu', 'the whole of /menu?page=3']);
  });

  it('another page of a list is no other page of the shop', async () => {
    await press('Menu');
    await untilWhole('/menu');
    await press('Page 2');
    await untilWhole('/menu?page=2');
    expect(seen.slice(2)).toEqual(['the whole of /menu', 'the whole of /menu?page=2']);
  });

  it('a shop that is closed before the page is whole shows nothing more', async () => {
    await press('Menu');
    root.unmount();
    for (let task = 0; task < 100; task++) await nextTask();
    expect(seen.at(-1)).toBe('the skeleton of /menu');
  });
});
