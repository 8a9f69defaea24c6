import { option } from '../commands/command.mjs';
import { portNumber, shopNames } from '../commands/kinds.mjs';
import { mockApiOptions } from './mock-api-options.mjs';

export const startHttp = {
  name: 'npm run start:http',
  does: 'Builds and serves the shop in http mode beside a mock API, and hosted pages for Google and the payment. Ctrl+C ends it.',
  options: {
    ...mockApiOptions(shopNames()),
    port: option('PORT', "the shop's port; API and hosted pages have the two that follow", portNumber(2), 5173),
  },
};
