import { fork } from 'node:child_process';
import { join } from 'node:path';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { BackendMutant } from './instrumented-backend.mjs' */
/** @typedef {BackendMutant & import('./checked-mutant').CheckedMutant} JudgedMutant */

const startPatience = 180_000;
const patience = 120_000;

/**
 * Judges each mutant in one of `count` processes, and starts another process for one that hangs.
 * @param {{ mutants: readonly BackendMutant[], backend: string, count: number, onJudged: (mutant: JudgedMutant) => void }} given
 */
export async function judgeMutants({ mutants, backend, count, onJudged }) {
  const waiting = [...mutants];
  const work = async () => {
    let worker = await startWorker(backend);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      worker.send(mutant.id);
      const judged = await answerOf(worker, patience);
      if (judged === undefined) {
        worker.kill('SIGKILL');
        worker = await startWorker(backend);
      }
      const hangs = { outcome: /** @type {const} */ ('named'), says: 'time: no answer', inDocument: ['no answer'] };
      onJudged({ ...mutant, ...(judged ?? hangs) });
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: count }, work));
}

/** @param {string} backend */
async function startWorker(backend) {
  const worker = fork(join(import.meta.dirname, 'worker.mjs'), [backend], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if ((await answerOf(worker, startPatience)) === undefined) {
    worker.kill('SIGKILL');
    throw new Error('The process that judges mutants does not start.');
  }
  return worker;
}

/** Undefined if it ends or says nothing. @param {ChildProcess} worker @param {number} milliseconds @returns {Promise<any>} */
function answerOf(worker, milliseconds) {
  return new Promise((resolve) => {
    const answer = (/** @type {unknown} */ message) => {
      clearTimeout(timer);
      worker.off('message', answer).off('exit', gone);
      resolve(message);
    };
    const gone = () => answer(undefined);
    const timer = setTimeout(gone, milliseconds);
    worker.on('message', answer).on('exit', gone);
  });
}
