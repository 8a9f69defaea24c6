/** No compiler checks `Row` against the SQL. */
export interface Queries {
  readonly query: <Row = object>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Several statements, without values. */
  readonly script: (sql: string) => Promise<void>;
}

export interface Database extends Queries {
  /** `work` may run twice: PostgreSQL aborts one of two transactions that wait for each other. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
  /** Gives the space of deleted rows back. PostgreSQL does that by itself. */
  readonly tidy?: () => Promise<void>;
}

/** Fields have the names of the columns, in camel case. All rows have the fields of the first one. */
export async function insert({ query }: Queries, table: string, rows: readonly object[], ending = ''): Promise<void> {
  if (rows.length === 0) return;
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value])),
  );
  const columns = Object.keys(named[0] ?? {}).join(', ');
  await query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${ending}`,
    [JSON.stringify(named)],
  );
}

/** A row that is there already gets these fields, and keeps the others. */
export function upsert(queries: Queries, table: string, rows: readonly object[]): Promise<void> {
  const changes = Object.keys(rows[0] ?? {}).map((field) => `${columnOf(field)} = excluded.${columnOf(field)}`);
  return insert(queries, table, rows, `on conflict (id) do update set ${changes.join(', ')}`);
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const uniqueViolation = '23505';
/** PostgreSQL's codes: two transactions in each other's way, and a lock that did not come in time. */
const repeatable: readonly unknown[] = ['40001', '40P01', '55P03'];
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

/**
 * Runs the migrations in the order of their names. They cannot be undone. Backends that start at once wait for the first one. Each
 * has a transaction, so that no table waits for the next migration. The wait for a table is short, because customers of the earlier
 * version would wait for it too.
 */
export async function migrate(database: Database): Promise<void> {
  for (const [path, sql] of Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const name = path.replace(/.*\//, '');
    await database.transaction(async ({ query, script }) => {
      await script(`set local statement_timeout = 0; select pg_advisory_xact_lock(${migrationLock})`);
      await script("set local lock_timeout = '2s'");
      await script(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      );
      const done = await query('select 1 from migrations where name = $1', [name]);
      if (done.length > 0) return;
      await script(sql);
      await query('insert into migrations (name) values ($1)', [name]);
    });
  }
}
