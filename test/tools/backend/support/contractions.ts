import type { Queries } from '../../../../src/tools/backend/database/database';

interface Column {
  readonly tableName: string;
  readonly name: string;
  readonly type: string;
  /** An insert that does not name the column fails. */
  readonly isNeeded: boolean;
  /** A null is stored. */
  readonly takesNull: boolean;
}

/** A rule that stored rows keep to. */
interface Rule {
  readonly tableName: string;
  readonly columns: readonly string[];
  readonly isUnique: boolean;
  readonly text: string;
}

interface Schema {
  readonly columns: readonly Column[];
  readonly rules: readonly Rule[];
  readonly transitions: readonly string[];
}

const selectColumns = `select c.relname as "tableName", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "takesNull",
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;

const selectRules = `select c.relname as "tableName", pg_get_constraintdef(r.oid) as text, r.contype in ('p', 'u', 'x') as "isUnique",
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(r.conkey)) as columns
  from pg_constraint r join pg_class c on c.oid = r.conrelid
  where c.relnamespace = 'public'::regnamespace and r.contype in ('c', 'f', 'p', 'u', 'x')
  union all select c.relname, regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON', 'INDEX ON'), true,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey))
      -- Of an expression, no column is named.
      || case when 0 = any(i.indkey) then array[''] else '{}' end
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique
    and not exists (select 1 from pg_constraint r where r.conindid = i.indexrelid)`;

export async function schemaOf({ query }: Queries): Promise<Schema> {
  const moves = await query<{ move: string }>(
    "select from_status || ' -> ' || to_status as move from order_transitions",
  );
  return {
    columns: await query(selectColumns),
    rules: await query(selectRules),
    transitions: moves.map(({ move }) => move),
  };
}

/** Changes that would break the version before, whose queries were written for the earlier schema. */
export function contractions(before: Schema, after: Schema): readonly string[] {
  const tables = new Set(before.columns.map(({ tableName }) => tableName));
  const nameOf = ({ tableName, name }: Column) => `${tableName}.${name}`;
  const old = new Map(before.columns.map((column) => [nameOf(column), column]));
  const now = new Map(after.columns.map((column) => [nameOf(column), column]));
  const left = new Set(after.columns.map(({ tableName }) => tableName));
  const columns = [
    ...[...tables].filter((table) => !left.has(table)).map((table) => `${table} is gone`),
    ...[...old].flatMap(([name, column]) => {
      if (!left.has(column.tableName)) return [];
      const kept = now.get(name);
      if (!kept) return [`${name} is gone`];
      if (kept.type !== column.type) return [`${name} is ${kept.type}, and was ${column.type}`];
      const isStricter = (column.takesNull && !kept.takesNull) || (!column.isNeeded && kept.isNeeded);
      return isStricter ? [`${name} takes less than before`] : [];
    }),
    ...[...now].flatMap(([name, column]) =>
      tables.has(column.tableName) && !old.has(name) && column.isNeeded ? [`${name} is new and has no default`] : [],
    ),
  ];
  const has = (schema: Schema, rule: Rule) =>
    schema.rules.some(({ tableName, text }) => tableName === rule.tableName && text === rule.text);
  const meetsOldWrites = ({ tableName, columns: named, isUnique }: Rule) =>
    tables.has(tableName) &&
    named.some((name) => old.has(`${tableName}.${name}`) || (isUnique && !now.get(`${tableName}.${name}`)?.takesNull));
  return [
    ...columns,
    ...after.rules
      .filter((rule) => !has(before, rule) && meetsOldWrites(rule))
      .map(({ tableName, text }) => `${tableName} has a new rule: ${text}`),
    // `on conflict` names it.
    ...before.rules
      .filter((rule) => rule.isUnique && left.has(rule.tableName) && !has(after, rule))
      .map(({ tableName, text }) => `${tableName} has lost a rule: ${text}`),
    ...before.transitions
      .filter((move) => !after.transitions.includes(move))
      .map((move) => `an order cannot move ${move}`),
  ];
}
