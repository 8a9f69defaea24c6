import { parseArgs } from 'node:util';
import { loadModules } from './load.mjs';

const usage = `npm run check:backend -- --url https://api.example.com [options]

  --token TOKEN        a customer's access token, for the calls that need one
  --write              also make an account, an order and so on
  --dialect street     address as street, zipCode instead of addressLine1, zip
  --menu-url, --account-url, --order-url URL   where a service has a host of its own
`;

/** Checks a backend against the shop's calls. Exit code 0: it conforms, 1: it does not, 2: wrong options. */
async function main() {
  const url = { type: /** @type {const} */ ('string') };
  const flag = { type: /** @type {const} */ ('boolean'), default: false };
  const { values } = parseArgs({
    options: {
      help: flag,
      url,
      token: url,
      write: flag,
      dialect: url,
      'menu-url': url,
      'account-url': url,
      'order-url': url,
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const { token, write, dialect = 'lines' } = values;
  const baseUrls = Object.fromEntries(
    /** @type {const} */ (['menu', 'account', 'order']).map((name) => [
      name,
      (values[`${name}-url`] ?? values.url ?? '').replace(/\/+$/, ''),
    ]),
  );
  const areUrls = Object.values(baseUrls).every((one) => /^https?:/.test(one) && URL.canParse(one));
  if (!areUrls) throw new Error('Where is the backend?');
  if (!['lines', 'street'].includes(dialect)) throw new Error(`--dialect must be lines or street, not "${dialect}".`);

  const { checkBackend, formatFinding, isFailure, summarizeFindings } = await loadModules(
    '/backend-check/check-backend.ts',
    '/backend-check/report.ts',
  );
  /** @param {string} line */
  const print = (line) => process.stdout.write(`${line}\n`);
  const signalAfter = (/** @type {number} */ milliseconds) => AbortSignal.timeout(milliseconds);
  const plan = { fetch, signalAfter, baseUrls, token, write, dialect, uuid: crypto.randomUUID() };
  const findings = await checkBackend(plan, (/** @type {unknown} */ finding) => print(formatFinding(finding)));
  print(`\n${summarizeFindings(findings)}`);
  return findings.some(isFailure) ? 1 : 0;
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${error.message}\n\n${usage}`);
  return 2;
});
