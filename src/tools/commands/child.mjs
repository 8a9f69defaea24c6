import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program with the output of this process, and stops it when this process is stopped. Resolves to its exit code.
 * @param {readonly string[]} command the program and its arguments; `node` is this one
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(chunk: Buffer) => void} [onOutput] of a child whose output is piped
 * @returns {Promise<number>}
 */
export async function runChild([program = '', ...args], options = {}, onOutput = () => undefined) {
  const child = spawn(program === 'node' ? process.execPath : program, args, { stdio: 'inherit', ...options });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  let isStopped = false;
  const stop = () => void (isStopped = child.kill());
  const ignore = () => undefined;
  process.on('SIGTERM', stop).on('SIGINT', ignore).on('exit', stop);
  const [code] = await once(child, 'close');
  process.off('SIGTERM', stop).off('SIGINT', ignore).off('exit', stop);
  if (isStopped) process.exit(143);
  return code ?? 130;
}
