import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of a core that the process and those that it has started and ended took, by Linux's count. @param {number} pid */
function ofProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may have spaces.
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(parent), seconds: ticks / ticksPerSecond };
  } catch {
    // It has ended.
    return { parent: 0, seconds: 0 };
  }
}

/**
 * Seconds of a core that the processes and their children took. A core that is busy with other work does not count, so two versions
 * can be compared on a machine that is never quiet. Elsewhere than on Linux it is 0.
 * @param {readonly number[]} pids
 */
export function processorTime(pids) {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  const all = names
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...ofProcess(Number(name)) }));
  return all
    .filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}
