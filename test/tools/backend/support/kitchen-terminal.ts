import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { kitchenToken, type RunningBackend } from './running-backend';

const program = 'src/tools/backend/kitchen/run-kitchen.mjs';

async function runKitchen({ origin }: RunningBackend, who: Readonly<Record<string, string>>, what: readonly string[]) {
  const env = { ...process.env, KITCHEN_URL: origin, ...who };
  const { stdout } = await promisify(execFile)('node', [program, ...what], { env });
  return stdout;
}

export function readInTerminal(backend: RunningBackend, ...what: readonly string[]): Promise<string> {
  return runKitchen(backend, { KITCHEN_TOKEN: kitchenToken }, what);
}

/** The person signs in for this one command. */
export function readAs(
  backend: RunningBackend,
  { name, secret }: { readonly name: string; readonly secret: string },
  ...what: readonly string[]
): Promise<string> {
  return runKitchen(backend, { KITCHEN_NAME: name, KITCHEN_SECRET: secret }, what);
}
