import { configure } from 'mobx';
import { afterEach, beforeEach } from 'vitest';

/** MobX only warns about a state change outside an action, on the console. */
configure({ enforceActions: 'always' });

let violations: Error[] = [];
const { warn } = console;

beforeEach(() => {
  violations = [];
  console.warn = (...parts: unknown[]) => {
    if (String(parts[0]).startsWith('[MobX]')) violations.push(new Error(parts.join(' ')));
    else warn(...parts);
  };
});

afterEach(() => {
  console.warn = warn;
  const [first] = violations;
  if (first) throw first;
});
