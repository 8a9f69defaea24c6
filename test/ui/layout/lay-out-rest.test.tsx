import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutRest } from '../../../src/ui/layout/lay-out-rest';

const html = document.documentElement;
const shown = () =>
  [...document.body.children].filter(
    (part) => part instanceof HTMLElement && part.style.contentVisibility === 'visible',
  ).length;

beforeEach(() => {
  html.dataset.prerendered = '';
  document.body.innerHTML = '<section class="section"></section><div></div><footer class="footer"></footer>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  delete html.dataset.prerendered;
});

test('each section is laid out in an idle moment of its own, and the page has no estimated heights then', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));

  layOutRest(document);
  expect(shown()).toBe(1);
  idle.shift()?.();
  expect(shown()).toBe(2);
  expect(html.dataset).toHaveProperty('prerendered');
  idle.shift()?.();

  expect(html.dataset).not.toHaveProperty('prerendered');
  expect(idle).toEqual([]);
});
