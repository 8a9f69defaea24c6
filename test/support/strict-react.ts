import { afterEach, beforeEach } from 'vitest';

/** React only says on the console that it cannot tell two elements of a list apart. */
const aboutKeys = /two children with the same key|unique "key" prop/;

let violations: Error[] = [];
const { error } = console;

beforeEach(() => {
  violations = [];
  console.error = (...parts: unknown[]) => {
    if (aboutKeys.test(String(parts[0]))) violations.push(new Error(parts.join(' ')));
    else error(...parts);
  };
});

afterEach(() => {
  console.error = error;
  const [first] = violations;
  if (first) throw first;
});
