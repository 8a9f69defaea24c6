import type { MarkShape } from '../../../domain/shop/shop-profile';

export const mark: readonly MarkShape[] = [
  { tone: 'a', path: 'M0 16a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z' },
  {
    tone: 'b',
    path: 'M16 4.5a11.5 11.5 0 1 0 11.5 11.5 4.6 4.6 0 0 1-5-4.6 4.6 4.6 0 0 1-5-5.4A11.6 11.6 0 0 0 16 4.5Z',
  },
  { tone: 'a', path: 'M10.1 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z' },
  { tone: 'a', path: 'M9.1 19.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z' },
  { tone: 'a', path: 'M16.1 17a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z' },
  { tone: 'a', path: 'M17 23.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z' },
];
