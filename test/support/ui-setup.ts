import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { keepFocus } from '../../src/ui/layout/keep-focus';

let stopKeepingFocus: () => void;

beforeEach(() => {
  stopKeepingFocus = keepFocus(document);
});

afterEach(() => {
  stopKeepingFocus();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
