import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { buildSimulation } from './build-simulation.mjs';

/** One for each core of a small machine. */
const maxProcesses = 2;
/** Each group has its own seed, so a run has the same customers however many processes share the groups. */
const groupSize = 500;

/**
 * @typedef {import('../simulate.ts').Failure} Failure
 * @typedef {{ seed: number, customers: number }} Group
 * @typedef {Group & { failure: Failure }} FailedGroup
 * @typedef {import('./cures.mjs').Cure} Cure
 */

/**
 * Runs customers in groups, until all are through or one has found something wrong.
 * @param {Group & { without?: Cure | undefined, services?: 'mock' | 'reference', processes?: number, onProgress: (done: number) => void }} plan
 * @returns {Promise<{ orders: number, failed?: FailedGroup | undefined }>}
 */
export async function runGroups({ seed, customers, without, services = 'mock', processes = maxProcesses, onProgress }) {
  const { file, remove } = await buildSimulation(without, services);
  const groups = Array.from({ length: Math.ceil(customers / groupSize) }, (_, number) => ({
    seed: seed + number,
    customers: Math.min(groupSize, customers - number * groupSize),
  }));
  let done = 0;
  let orders = 0;
  /** @type {FailedGroup | undefined} */
  let failed;
  const work = () =>
    new Promise((finish, fail) => {
      const worker = fork(resolve(import.meta.dirname, 'worker.mjs'), [file], {
        // Many short-lived objects: a large young generation spares most of the garbage collection.
        execArgv: ['--max-semi-space-size=64'],
        env: { ...process.env, TZ: 'Asia/Tokyo' },
        // The shop's hints to developers are of no use here; errors come back as messages.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const next = () => {
        const group = failed ? undefined : groups.shift();
        if (group) worker.send(group);
        else worker.disconnect();
      };
      worker.on('message', (/** @type {any} */ message) => {
        if (message.kind !== 'ready') onProgress((done += message.customers));
        orders += message.orders ?? 0;
        if (message.failure) failed ??= { ...message.group, failure: message.failure };
        if (message.kind !== 'progress') next();
      });
      worker.on('error', fail);
      worker.on('exit', (code) =>
        code === 0 ? finish(undefined) : fail(new Error(`A process ended with code ${code}.`)),
      );
    });
  try {
    await Promise.all(Array.from({ length: Math.min(processes, availableParallelism(), groups.length) }, work));
  } finally {
    remove();
  }
  return { orders, failed };
}
