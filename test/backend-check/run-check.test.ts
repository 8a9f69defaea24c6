import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMockServices } from '../../src/mock-api/start';
import { chicago } from '../support/builders';
import { aSample } from '../support/sample-shop';

let services: Awaited<ReturnType<typeof startMockServices>>;

/** Runs the check as somebody would, and says how it ended. */
function check(...given: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const running = spawn('node', ['src/backend-check/run-check.mjs', ...given]);
    let output = '';
    running.stdout.on('data', (piece) => (output += piece));
    running.stderr.on('data', (piece) => (output += piece));
    running.on('close', (code) => resolve({ code, output }));
  });
}

beforeAll(async () => {
  services = await startMockServices({
    sample: aSample(),
    timeZone: chicago,
    shopOrigin: 'http://127.0.0.1:5173',
    apiPort: 0,
    hostedPagesPort: 0,
    picturesFolder: 'fixtures/images',
  });
});
afterAll(() => Promise.all([services.api.close(), services.hostedPages.close()]));

describe('the check of a backend, run from a terminal', { timeout: 60_000 }, () => {
  it('ends with 0 when the backend conforms', async () => {
    const { code, output } = await check('--url', services.api.origin, '--write');
    expect(output).toMatch(/\n37 conform, 0 differ, 0 not implemented, 0 not checked\n$/);
    expect(code).toBe(0);
  });

  it('ends with 1 when something differs, and names it', async () => {
    const fault = { call: 'GET /api/v1/menu-types', fault: { kind: 'fields', set: { 'data.menuTypes': 5 } } };
    await fetch(`${services.api.origin}/mock/faults`, { method: 'PUT', body: JSON.stringify(fault) });
    const { code, output } = await check('--url', `${services.api.origin}/`);
    expect(output).toContain('menuTypes: expected array, got 5');
    expect(code).toBe(1);
  });

  it('names an option that it does not know what to do with', async () => {
    const { code, output } = await check('--url', 'https://api.example.com', '--dialect', 'klingon');
    expect(output).toContain('--dialect must be lines or street, not "klingon".');
    expect(code).toBe(2);
  });

  it.each([[[]], [['--url', 'api.example.com']], [['--url', 'https://api.example.com', '--nonsense']]])(
    'ends with 2 and its usage when it is asked %j',
    async (given) => {
      const { code, output } = await check(...given);
      expect(output).toContain('npm run check:backend -- --url https://api.example.com');
      expect(code).toBe(2);
    },
  );
});
