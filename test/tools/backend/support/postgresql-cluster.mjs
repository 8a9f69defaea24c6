import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.mjs';

const debianFolder = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are; undefined if it is not installed. */
export function postgreSqlPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Starts PostgreSQL on a free port. Its data is in a temporary folder.
 * @param {readonly string[]} settings
 */
export async function startCluster(settings = []) {
  const programs = postgreSqlPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  // PostgreSQL does not run as root.
  const other = process.getuid?.() === 0 ? idsOf('nobody') : undefined;
  if (other) chownSync(folder, other.uid, other.gid);
  const owner = other ?? {};
  execFileSync(join(programs, 'initdb'), ['-D', folder, '-U', 'shop', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
    ...owner,
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await freePort();
  const arguments_ = ['-D', folder, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  arguments_.push('-c', 'max_connections=60', ...settings.flatMap((setting) => ['-c', setting]));
  /** @returns {Promise<import('node:child_process').ChildProcess>} */
  const start = async () => {
    const server = spawn(join(programs, 'postgres'), arguments_, {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
    const isReady = await new Promise((resolve) => {
      server.stderr.on('data', (text) => String(text).includes('ready to accept connections') && resolve(true));
      server.once('exit', () => resolve(false));
    });
    // After a crash, the processes of the connections keep the folder until they notice.
    return isReady ? server : start();
  };
  let server = await start();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    pid: () => server.pid ?? 0,
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    /** The machine has lost its power: the lock file stays, as it would. */
    crash: () => end('SIGKILL'),
    restart: async () => void (server = await start()),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} user */
function idsOf(user) {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${user}:`))
      ?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
