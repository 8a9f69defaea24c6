import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServices } from '../../support/test-services';

let services: Awaited<ReturnType<typeof startTestServices>>;

function check(...args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', ['src/tools/backend-check/run-check.mjs', ...args]);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

// Services of its own for each test, because one breaks a reply.
beforeEach(async () => {
  services = await startTestServices('http://127.0.0.1:5173');
});
afterEach(() => Promise.all([services.api.close(), services.hostedPages.close()]));

describe('npm run check:backend', { timeout: 120_000 }, () => {
  it('exits with 0 when the backend conforms', async () => {
    const { code, output } = await check('--url', services.api.origin, '--write');
    expect(output).toMatch(
      /\n159 conform, 0 differ, 0 not implemented, 0 not checked, 0 notices\nNone of these fails the check.\n/,
    );
    expect(code).toBe(0);
  });

  it('exits with 1 and reports what differs', async () => {
    const fault = { call: 'GET /api/v1/menu-types', fault: { kind: 'fields', set: { 'data.menuTypes': 5 } } };
    await fetch(`${services.api.origin}/mock/faults`, { method: 'PUT', body: JSON.stringify(fault) });
    const { code, output } = await check('--url', `${services.api.origin}/`);
    expect(output).toContain('menuTypes: expected array, got 5');
    expect(output).toMatch(/\n1 of these fails the check. The first is GET \/api\/v1\/menu-types.\n/);
    expect(code).toBe(1);
  });

  it('exits with 2 and asks where the backend is when it is not told', async () => {
    const { code, output } = await check();
    expect(output).toBe('--url is missing: name the backend, like --url https://api.example.com.\n');
    expect(code).toBe(2);
  });
});
