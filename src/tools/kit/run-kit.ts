import openApi from '../../../fixtures/openapi.json';
import { loadProfile } from '../../app/profiles';
import { profileNames } from '../../app/profiles/names.ts';
import { loadSample } from '../../app/profiles/samples';
import { runCheckCommand, type CommandProcess } from '../backend-check/command';
import { option, runCommand, usageOf, type Command, type Terminal } from '../commands/command.mjs';
import { requireFreePorts } from '../commands/free-ports.mjs';
import { choiceOf, originLike, portNumber } from '../commands/kinds.mjs';
import { mockApiOptions, replySettings } from '../mock-api/mock-api-options.mjs';
import { startMockServices } from '../mock-api/start';

const kit: Command<{}> = {
  name: 'npx .',
  does: 'Checks a backend of the storefront, plays one, and describes one.',
  forms: [
    ['check --url https://api.example.com [options]', 'checks a backend; check --help lists the options'],
    ['mock [options]', 'starts the mock API and, one port on, its hosted pages; mock --help lists the options'],
    ['openapi', 'prints the OpenAPI document'],
  ],
  rest: { value: 'The command', kind: choiceOf(['check', 'mock', 'openapi']), max: 1 },
};

const mock = {
  name: 'npx . mock',
  does: 'Starts the mock API and, one port on, its hosted pages. Ctrl+C ends it.',
  options: {
    ...mockApiOptions(profileNames),
    port: option('PORT', 'the port of the API; 0 takes free ones', portNumber(1, 0), 5174),
    origin: option('ORIGIN', "the shop's origin", originLike('http://127.0.0.1:5173'), 'http://127.0.0.1:5173'),
  },
};

export function runKit(args: readonly string[], process: CommandProcess): Promise<number> {
  const [command, ...behind] = args;
  if (command === 'check') return runCheckCommand(behind, process, 'npx . check');
  const { stdout, stderr } = process;
  if (command === 'mock') return startMock({ args: behind, stdout, stderr });
  return runCommand(
    kit,
    ({ rest }) => {
      stdout.write(rest.length > 0 ? `${JSON.stringify(openApi, null, 2)}\n` : usageOf(kit));
    },
    { args, stdout, stderr },
  );
}

const startMock = (terminal: Terminal): Promise<number> =>
  runCommand(
    mock,
    async ({ options }) => {
      const { profile, port, origin } = options;
      if (port !== 0) await requireFreePorts(port, port + 1);
      const { api, hostedPages } = await startMockServices({
        ...replySettings(options),
        sample: await loadSample(profile),
        shop: await loadProfile(profile),
        shopOrigin: origin,
        apiPort: port,
        hostedPagesPort: port === 0 ? 0 : port + 1,
        picturesFolder: '',
      });
      terminal.stdout.write(`API       ${api.origin}/api/v1\nelsewhere ${hostedPages.origin}\n`);
    },
    terminal,
  );
