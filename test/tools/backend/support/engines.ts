import { afterAll, beforeAll, inject } from 'vitest';
import { migrate, type Database } from '../../../../src/tools/backend/database/database';
import { pgLite } from '../../../../src/tools/backend/database/pglite';
import { postgreSql } from '../../../../src/tools/backend/database/postgresql';
import { madeDatabase } from '../../../support/made-database';
import { postgreSqlPrograms } from './postgresql-cluster.mjs';

/** PGlite runs one transaction at a time, so it shows no race. */
export const engines = ['PGlite', ...(postgreSqlPrograms() ? ['PostgreSQL'] : [])] as const;

interface Engine {
  readonly database: Database;
  /** Puts the rows back that the migrations left. Undefined where the tables may be others. */
  backToFirstRows: string | undefined;
}

const engineOf = (database: Database): Engine => ({ database, backToFirstRows: undefined });

/** Making a database takes longer than any test, so a process has one on each engine. */
const made: { inProcess?: Promise<Engine>; onServer?: Promise<Engine> } = {};
const startPatience = 120_000;
let isOnServer = false;

/** The tests of this block run on the engine. */
export function useEngine(engine: string): void {
  if (engine !== 'PostgreSQL') return;
  beforeAll(async () => {
    isOnServer = true;
    await engineInUse();
  }, startPatience);
  afterAll(() => void (isOnServer = false));
}

function engineInUse(): Promise<Engine> {
  if (isOnServer) return (made.onServer ??= databaseOnServer().then(engineOf));
  return (made.inProcess ??= databaseInProcess().then(engineOf));
}

async function databaseInProcess(): Promise<Database> {
  return pgLite(undefined, await madeDatabase());
}

async function databaseOnServer(): Promise<Database> {
  const url = new URL(inject('postgreSqlUrl'));
  const name = `of_process_${process.pid}`;
  const server = postgreSql(url.href, () => undefined);
  await server.query(`create database ${name}`);
  await server.close();
  url.pathname = name;
  return postgreSql(url.href, () => undefined);
}

const stayingOpen = (database: Database): Database => ({ ...database, close: () => Promise.resolve() });

/** The database has no table yet. */
export async function emptyDatabase(): Promise<Database> {
  const engine = await engineInUse();
  engine.backToFirstRows = undefined;
  await engine.database.script('drop schema public cascade; create schema public');
  return stayingOpen(engine.database);
}

const changesTables = /\b(alter|create|drop)\b/i;

/**
 * As the migrations leave it. To make the tables takes longer than most tests, so they stay from test to test, and rows go, unless a
 * test has changed a table. The space of these rows is given back with the process, because to look for it takes as long.
 */
export async function migratedDatabase(): Promise<Database> {
  const engine = await engineInUse();
  const { database } = engine;
  if (engine.backToFirstRows === undefined) {
    await migrate(await emptyDatabase());
    engine.backToFirstRows = await backToRowsOf(database);
  } else await database.script(engine.backToFirstRows);
  const noting =
    <Arguments extends [sql: string, ...rest: unknown[]], Result>(ask: (...asked: Arguments) => Result) =>
    (...asked: Arguments) => {
      if (changesTables.test(asked[0])) engine.backToFirstRows = undefined;
      return ask(...asked);
    };
  const { tidy: _tidy, ...untidied } = database;
  return stayingOpen({
    ...untidied,
    query: noting(database.query) as Database['query'],
    script: noting(database.script),
  });
}

/** A script that puts back the rows that are there now, and counts from one again. */
async function backToRowsOf({ query }: Database): Promise<string> {
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by name",
  );
  const putBack: string[] = [];
  for (const { name } of tables) {
    const [first] = await query<{ rows: string | null }>(
      `select quote_literal(jsonb_agg(one)) as rows from ${name} one`,
    );
    if (first?.rows)
      putBack.push(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${first.rows})`);
  }
  const sequences = await query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  return [
    'begin',
    // No row asks for another one of another table.
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...putBack,
    ...sequences.map(({ name }) => `alter sequence ${name} restart`),
    'commit',
  ].join('; ');
}
