import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../../src/tools/backend/database/database';
import { pgLite } from '../../../../src/tools/backend/database/pglite';
import { postgreSql } from '../../../../src/tools/backend/database/postgresql';
import { postgreSqlPrograms, startCluster } from './postgresql-cluster.mjs';

/** PGlite runs one transaction at a time, so it shows no race. */
export const engines = ['PGlite', ...(postgreSqlPrograms() ? ['PostgreSQL'] : [])] as const;

/** Making the database takes longer than any test, so a process has one. */
let shared: Promise<Database> | undefined;
const startPatience = 120_000;
let ofServer: Database | undefined;

/** The tests of this block run on the engine. */
export function useEngine(engine: string): void {
  if (engine !== 'PostgreSQL') return;
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    const cluster = await startCluster(['fsync=off']);
    const database = postgreSql(cluster.url, () => undefined);
    ofServer = database;
    stop = async () => {
      await database.close();
      await cluster.stop();
    };
  }, startPatience);
  afterAll(async () => {
    ofServer = undefined;
    await stop();
  }, startPatience);
}

export async function emptyDatabase(): Promise<Database> {
  shared ??= pgLite(undefined);
  const database = ofServer ?? (await shared);
  await database.script('drop schema public cascade; create schema public');
  return { ...database, close: () => Promise.resolve() };
}
