/** No compiler checks `Row` against the SQL. */
export interface Queries {
  readonly query: <Row = object>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
}

export interface Database extends Queries {
  /** `work` may run twice: PostgreSQL aborts one of two transactions that wait for each other. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

const uniqueViolation = '23505';
const repeatable: readonly unknown[] = ['40001', '40P01'];
const maxAttempts = 5;

export async function repeated<Result>(attempt: () => Promise<Result>, count = 1): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (count >= maxAttempts || !repeatable.includes(codeOf(error))) throw error;
    return repeated(attempt, count + 1);
  }
}

export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

const files = import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true });
const migrationLock = 7_355_608;

/** Runs in the order of the names. Migrations cannot be undone. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const [path, sql] of Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const name = path.replace(/.*\//, '');
    const [done] = await database.query('select 1 from migrations where name = $1', [name]);
    if (done) continue;
    // A script is one transaction. A process that waited for the lock finds the name taken and rolls back.
    await database
      .script(
        `begin; select pg_advisory_xact_lock(${migrationLock}); insert into migrations (name) values ('${name}'); ${sql} commit;`,
      )
      .catch(async (error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
  }
}
