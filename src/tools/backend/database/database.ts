/** `Row` is what the SQL selects; no compiler checks it. */
export interface Queries {
  readonly query: <Row = object>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
}

export interface Database extends Queries {
  /** `work` may run again: of two transactions that wait for each other, one is started again. */
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
/** Any number; every process of this backend takes the same lock. */
const migrationLock = 7_355_608;

/** In the order of their names. There is no way back. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const [path, sql] of Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const name = path.replace(/.*\//, '');
    const [done] = await database.query('select 1 from migrations where name = $1', [name]);
    if (done) continue;
    // One script is one transaction. Another process that waits for the lock finds the name taken, and is rolled back.
    await database
      .script(
        `begin; select pg_advisory_xact_lock(${migrationLock}); insert into migrations (name) values ('${name}'); ${sql} commit;`,
      )
      .catch(async (error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
  }
}
