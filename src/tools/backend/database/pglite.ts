import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Turns } from '../turns';
import { repeated, type Database, type Queries } from './database';

const maxWaiting = 100;
/** The log of what was written would keep a gigabyte, beside a database of some 40 MB. */
const littleLog = ['max_wal_size = 32MB', 'min_wal_size = 32MB'];

/** Without a folder the database is in memory. `made` are the files of an empty one, which are read faster than made. */
export async function pgLite(folder: string | undefined, made?: Blob): Promise<Database> {
  const unlock = folder === undefined ? () => undefined : lock(folder);
  const inMemory = made ? { loadDataDir: made } : {};
  const engine = await PGlite.create(
    folder === undefined ? inMemory : { dataDir: join(folder, 'database'), postgresqlconf: littleLog },
  );
  const queries = queriesOf(engine);
  // PGlite runs one statement or transaction at a time.
  const turns = new Turns(1, maxWaiting);
  return {
    query: (sql, values) => turns.take(() => queries.query(sql, values)),
    script: (sql) => turns.take(() => queries.script(sql)),
    transaction: (work) =>
      turns.take(() => repeated(() => engine.transaction((transaction) => work(queriesOf(transaction))))),
    // PGlite has neither autovacuum nor a checkpointer.
    tidy: () =>
      turns.take(async () => {
        await engine.exec('vacuum full photos');
        await engine.exec('vacuum');
        await engine.exec('checkpoint');
      }),
    close: async () => {
      await engine.close();
      unlock();
    },
  };
}

function queriesOf(engine: PGlite | Transaction): Queries {
  return {
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await engine.query<Row>(sql, [...values])).rows,
    script: async (sql) => void (await engine.exec(sql)),
  };
}

/** Two processes in one folder would destroy the database. */
function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'database.pid');
  const own = `${process.pid} ${hostname()}`;
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch {
    const [owner = '', host = hostname()] = readFileSync(file, 'utf8').split(' ');
    // Each container counts its processes from 1, so those of another one cannot be looked up.
    if (host !== hostname())
      throw new Error(
        `A process on ${host} uses the database in ${folder}. Stop it; if it was killed, delete ${file}.`,
      );
    if (isRunning(Number(owner))) throw new Error(`Process ${owner} uses the database in ${folder}. Stop it first.`);
    writeFileSync(file, own);
  }
  return () => rmSync(file, { force: true });
}

function isRunning(process_: number): boolean {
  if (process_ === process.pid || !(process_ > 0)) return false;
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}
