import { expect, it } from 'vitest';
import { defects, mismatch } from './defects.mjs';

it.each(defects.map((defect) => [defect.name, defect] as const))('%s can still be planted', (_name, defect) => {
  expect(mismatch(defect)).toBeUndefined();
});
