import { option, startCommand } from '../../src/tools/commands/command.mjs';
import { integerFrom } from '../../src/tools/commands/kinds.mjs';
import { runBrowserTests } from './run-browser-tests.mjs';

const command = {
  name: 'npm run fuzz',
  does: 'Breaks the replies of the services, one field or one whole reply at a time, and looks at what each screen shows.',
  options: {
    seed: option('N', 'of the breaks', integerFrom(0), 42),
    cells: option('N', 'how many', integerFrom(1), 2000),
  },
};

await startCommand(command, ({ options: { seed, cells } }) =>
  runBrowserTests(['fuzz.spec.ts', '--project', 'http desktop'], [], {
    FUZZ_SEED: String(seed),
    FUZZ_CELLS: String(cells),
  }),
);
