import { option, startCommand } from '../../src/tools/commands/command.mjs';
import { integerFrom } from '../../src/tools/commands/kinds.mjs';
import { runBrowserTests } from './run-browser-tests.mjs';

const command = {
  name: 'npm run evening',
  does: "Lives through an evening on the page of the reference backend's kitchen, in a browser, while customers order.",
  options: { orders: option('N', 'how many', integerFrom(1), 40) },
};

await startCommand(command, ({ options: { orders } }) =>
  runBrowserTests(['evening.spec.ts', '--project', 'http desktop'], [], { EVENING_ORDERS: String(orders) }),
);
