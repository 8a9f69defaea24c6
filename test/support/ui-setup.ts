import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { keepFocus } from '../../src/ui/layout/keep-focus';

keepFocus(document);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
