import { Pool, type PoolClient } from 'pg';
import { Turns } from '../turns';
import { repeated, type Database, type Queries } from './database';

const maxConnections = 10;
const maxWaiting = 200;
const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  // A query on a connection whose other end is gone would wait for ever.
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
};

/** A migration may take long. */
const scriptTimeout = 24 * 60 * 60_000;

export function postgreSql(connectionString: string, log: (message: string) => void): Database {
  const pool = new Pool({ connectionString, max: maxConnections, keepAlive: true, ...limits });
  const turns = new Turns(maxConnections, maxWaiting);
  // Without a listener, a lost connection ends the process. The next query connects again.
  const lost = (error: Error) => log(`A connection to the database was lost: ${error.message}`);
  // The pool listens to connections that are not in use, and we to all of them.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', lost));
  const queries = queriesOf(pool);
  return {
    query: (sql, values) => turns.take(() => queries.query(sql, values)),
    script: (sql) => turns.take(() => queries.script(sql)),
    transaction: (work) => turns.take(() => repeated(() => inTransaction(pool, work))),
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(pool: Pool, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(queriesOf(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is not used again.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

function queriesOf(engine: Pool | PoolClient): Queries {
  return {
    query: async (sql, values = []) => (await engine.query(sql, [...values])).rows,
    script: async (text) => {
      const unhurried = { text, query_timeout: scriptTimeout };
      await engine.query(unhurried);
    },
  };
}
