import { Pool, type PoolClient } from 'pg';
import { repeated, type Database, type Queries } from './database';

const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
};

export function postgreSql(connectionString: string, log: (message: string) => void): Database {
  const pool = new Pool({ connectionString, max: 10, keepAlive: true, ...limits });
  // Without a listener, a lost connection ends the process. The next query connects again.
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`));
  return {
    query: async (sql, values = []) => (await pool.query(sql, [...values])).rows,
    transaction: (work) => repeated(() => inTransaction(pool, work)),
    script: async (sql) => {
      const client = await pool.connect();
      // A failed script may have left its transaction open.
      await client.query(sql).then(
        () => client.release(),
        (error: Error) => {
          client.release(error);
          throw error;
        },
      );
    },
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(pool: Pool, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  const queries = queriesOf(client);
  try {
    await client.query('begin');
    const result = await work(queries);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw error;
  }
}

function queriesOf(client: PoolClient): Queries {
  return { query: async (sql, values = []) => (await client.query(sql, [...values])).rows };
}
