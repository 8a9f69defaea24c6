import { parseArgs } from 'node:util';
import openApi from '../../../fixtures/openapi.json';
import { loadProfile } from '../../app/profiles';
import { loadSample } from '../../app/profiles/samples';
import { runCheckCommand, type CommandProcess } from '../backend-check/command';
import { mockApiOptions, readPort, readReplyOptions } from '../mock-api/mock-api-options.mjs';
import { startMockServices } from '../mock-api/start';

const usage = `npx . check --url https://api.example.com [options]   checks a backend; check --help lists the options
npx . mock [--port 5174] [--origin http://127.0.0.1:5173] [--profile cookies] [--fields all|literal|bare]
           [--checkout-reading paymentCheckout|checkoutUrl]   starts the mock API and, one port on, its hosted pages
npx . openapi                                         prints the OpenAPI document
`;

const maxPort = 65_534;

export async function runKit([command, ...args]: readonly string[], process: CommandProcess): Promise<number> {
  if (command === 'check') return runCheckCommand(args, process, 'npx . check');
  if (command === 'mock') return startMock(args, process);
  const isDocument = command === 'openapi';
  process.stdout.write(isDocument ? `${JSON.stringify(openApi, null, 2)}\n` : usage);
  return isDocument || command === undefined || command === '--help' ? 0 : 2;
}

async function startMock(args: readonly string[], { stdout, stderr }: CommandProcess): Promise<number> {
  try {
    const { port, origin, profile, replies } = mockOptions(args);
    const { api, hostedPages } = await startMockServices({
      ...replies,
      sample: await loadSample(profile),
      shop: await loadProfile(profile),
      shopOrigin: origin,
      apiPort: port,
      hostedPagesPort: port === 0 ? 0 : port + 1,
      picturesFolder: '',
    });
    stdout.write(`API       ${api.origin}/api/v1\nelsewhere ${hostedPages.origin}\n`);
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}

function mockOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...mockApiOptions,
      port: { type: 'string', default: '5174' },
      origin: { type: 'string', default: 'http://127.0.0.1:5173' },
    },
  });
  const { port, origin, profile } = values;
  return { port: readPort(port, 0, maxPort), origin, profile, replies: readReplyOptions(values) };
}
