import { execFile } from 'node:child_process';
import { kitchenToken, type RunningBackend } from './running-backend';

const program = 'src/tools/backend/kitchen/run-kitchen.mjs';

type Place = Pick<RunningBackend, 'origin'>;

/** Nobody types into it. */
export function terminalOf(url: string, who: Readonly<Record<string, string>>, what: readonly string[]) {
  const env = { ...process.env, KITCHEN_URL: url, ...who };
  return new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...what], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

async function runKitchen({ origin }: Place, who: Readonly<Record<string, string>>, what: readonly string[]) {
  const { code, stdout, stderr } = await terminalOf(origin, who, what);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

export function readInTerminal(backend: Place, ...what: readonly string[]): Promise<string> {
  return runKitchen(backend, { KITCHEN_TOKEN: kitchenToken }, what);
}

/** The person signs in for this one command. */
export function readAs(
  backend: Place,
  { name, secret }: { readonly name: string; readonly secret: string },
  ...what: readonly string[]
): Promise<string> {
  return runKitchen(backend, { KITCHEN_NAME: name, KITCHEN_SECRET: secret }, what);
}
