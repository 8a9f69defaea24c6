import type { Database, Queries } from '../../../../src/tools/backend/database/database';

/** The same database, and the text of each question that it was asked, also in a transaction. */
export function countedStore(database: Database) {
  const asked: string[] = [];
  const counted = ({ query, script }: Queries): Queries => ({
    query: (sql, values) => {
      asked.push(sql);
      return query(sql, values);
    },
    script,
  });
  const store: Database = {
    ...database,
    ...counted(database),
    transaction: (work) => database.transaction((queries) => work(counted(queries))),
  };
  return { store, asked };
}
