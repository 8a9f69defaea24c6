import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { keepFocus } from '../../src/ui/layout/keep-focus';

beforeAll(() => {
  // The files of one worker share a document.
  if ('keepsFocus' in document) return;
  Object.assign(document, { keepsFocus: true });
  keepFocus(document);
});

afterEach(() => {
  // The page has the focus, so the next test inherits none.
  document.body.dispatchEvent(new FocusEvent('focusin'));
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
